/* eslint-disable */ import type {GearApi, HexString} from "@gear-js/api";
import {type ActorId, QueryBuilderWithHeader, TransactionBuilderWithHeader, TypeResolver, ZERO_ADDRESS} from "sails-js";
import {InterfaceId, SailsMessageHeader} from "sails-js/parser";
import type {IStructField} from "sails-js/types";

/**
 * Why the program could not be created.
 */
export type OpenError = "NoChoices";

export class Poll {
    private _typeResolver: TypeResolver;
    constructor(
        public api: GearApi,
        private _programId?: `0x${string}`,
    ) {
        this._typeResolver = new TypeResolver([{"name":"OpenError","kind":"enum","variants":[{"name":"NoChoices","fields":[],"entry_id":0}],"docs":["Why the program could not be created."]}]);
    }

    private get registry() {
        return this._typeResolver.registry;
    }

    public get programId(): HexString {
        if (!this._programId) throw new Error("Program ID is not set");
        return this._programId;
    }

    /**
     * Opens the vote. The creator becomes its owner.
     */
    public openCtorFromCode(code: Uint8Array | HexString, names: string[], price: bigint): TransactionBuilderWithHeader<null> {
        const builder = new TransactionBuilderWithHeader<null>(
            this.api,
            this.registry,
            "upload_program",
            SailsMessageHeader.v1(InterfaceId.zero(), 0, 0),
            [names, price],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":[{"kind":"slice","item":"String"}, "u128"]}),
            this._typeResolver.getTypeDeclString("String"),
            code,
        );
        this._programId = builder.programId;
        return builder;
    }

    /**
     * Opens the vote. The creator becomes its owner.
     */
    public openCtorFromCodeId(codeId: `0x${string}`, names: string[], price: bigint): TransactionBuilderWithHeader<null> {
        const builder = new TransactionBuilderWithHeader<null>(
            this.api,
            this.registry,
            "create_program",
            SailsMessageHeader.v1(InterfaceId.zero(), 0, 0),
            [names, price],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":[{"kind":"slice","item":"String"}, "u128"]}),
            this._typeResolver.getTypeDeclString("String"),
            codeId,
        );
        this._programId = builder.programId;
        return builder;
    }

    public get voting(): Voting {
        return new Voting(this.api, this.programId, 1);
    }
}

/**
 * Something to vote for, and what it got.
 */
export interface Choice { name: string; votes: number }

/**
 * Why a command is refused.
 */
export type VotingError = { AlreadyVoted: null } | { Closed: null } | { NotOwner: null } | { Underpaid: { due: bigint } } | { UnknownChoice: null };

export class Voting {
    private _typeResolver: TypeResolver;
    constructor(
        private _api: GearApi,
        private _programId: HexString,
        private _routeIdx: number = 0,
    ) {
        this._typeResolver = new TypeResolver([{"name":"Choice","kind":"struct","fields":[{"name":"name","type":"String"},{"name":"votes","type":"u32"}],"docs":["Something to vote for, and what it got."]}, {"name":"VotingError","kind":"enum","variants":[{"name":"AlreadyVoted","fields":[],"entry_id":0},{"name":"Closed","fields":[],"entry_id":0},{"name":"NotOwner","fields":[],"entry_id":0},{"name":"Underpaid","fields":[{"name":"due","type":"u128"}],"entry_id":0},{"name":"UnknownChoice","fields":[],"entry_id":0}],"docs":["Why a command is refused."]}]);
    }
    private get registry() {
        return this._typeResolver.registry;
    }
    public get interfaceId(): InterfaceId {
        return InterfaceId.from("0xe8f15f39426695cb");
    }
    /**
     * Ends the vote. The income comes with the reply. Only for the owner.
     */
    public close(): TransactionBuilderWithHeader<{ ok: number } | { err: VotingError }> {
        return new TransactionBuilderWithHeader<{ ok: number } | { err: VotingError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 0, this._routeIdx),
            null,
            null,
            this._typeResolver.getTypeDeclString("u32"),
            this._programId,
        );
    }

    /**
     * All choices with their votes.
     */
    public results(): QueryBuilderWithHeader<Choice[]> {
        return new QueryBuilderWithHeader<Choice[]>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 1, this._routeIdx),
            null,
            null,
            this._typeResolver.getTypeDeclString({"kind":"slice","item":{"kind":"named","name":"Choice"}}),
        );
    }

    /**
     * Casts one vote. Value above the price comes back with the reply.
     */
    public vote(choice: number): TransactionBuilderWithHeader<{ ok: number } | { err: VotingError }> {
        return new TransactionBuilderWithHeader<{ ok: number } | { err: VotingError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 2, this._routeIdx),
            choice,
            this._typeResolver.getTypeDeclString("u32"),
            this._typeResolver.getTypeDeclString("u32"),
            this._programId,
        );
    }

    /**
     * Casts a vote for each of several choices, all of them or none. A choice that is
     * named twice counts once, and an empty list is refused.
     */
    public voteAll(marks: number[]): TransactionBuilderWithHeader<{ ok: null } | { err: VotingError }> {
        return new TransactionBuilderWithHeader<{ ok: null } | { err: VotingError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 3, this._routeIdx),
            marks,
            this._typeResolver.getTypeDeclString({"kind":"slice","item":"u32"}),
            this._typeResolver.getTypeDeclString("()"),
            this._programId,
        );
    }

    /**
     * No more votes are taken.
     */
    public subscribeToClosedEvent<T = { voters: number }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"voters","type":"u32"}]}.fields as IStructField[];
        const typeStr = this._typeResolver.getStructDef(eventFields, {}, true);
        return this._api.gearEvents.subscribeToGearEvent("UserMessageSent", ({ data: { message } }) => {
            if (!message.source.eq(this._programId)) return;
            if (!message.destination.eq(ZERO_ADDRESS)) return;

            const { ok, header } = SailsMessageHeader.tryFromBytes(message.payload);
            if (ok && header?.interfaceId.asU64() === interfaceIdu64 && header.entryId === 0) {
                callback(this.registry.createType(`([u8; 16], ${typeStr})`, message.payload)[1].toJSON() as T);
            }
        });
    }

    /**
     * A choice got a vote.
     */
    public subscribeToVotedEvent<T = { voter: ActorId; choice: number; votes: number }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"voter","type":"ActorId"},{"name":"choice","type":"u32"},{"name":"votes","type":"u32"}]}.fields as IStructField[];
        const typeStr = this._typeResolver.getStructDef(eventFields, {}, true);
        return this._api.gearEvents.subscribeToGearEvent("UserMessageSent", ({ data: { message } }) => {
            if (!message.source.eq(this._programId)) return;
            if (!message.destination.eq(ZERO_ADDRESS)) return;

            const { ok, header } = SailsMessageHeader.tryFromBytes(message.payload);
            if (ok && header?.interfaceId.asU64() === interfaceIdu64 && header.entryId === 1) {
                callback(this.registry.createType(`([u8; 16], ${typeStr})`, message.payload)[1].toJSON() as T);
            }
        });
    }
}
