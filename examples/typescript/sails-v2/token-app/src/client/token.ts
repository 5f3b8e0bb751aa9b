/* eslint-disable */ import type {GearApi, HexString} from "@gear-js/api";
import {type ActorId, QueryBuilderWithHeader, TransactionBuilderWithHeader, TypeResolver, ZERO_ADDRESS} from "sails-js";
import {InterfaceId, SailsMessageHeader} from "sails-js/parser";
import type {IStructField} from "sails-js/types";

export class ExtendedVft {
    private _typeResolver: TypeResolver;
    constructor(
        public api: GearApi,
        private _programId?: `0x${string}`,
    ) {
        this._typeResolver = new TypeResolver([]);
    }

    private get registry() {
        return this._typeResolver.registry;
    }

    public get programId(): HexString {
        if (!this._programId) throw new Error("Program ID is not set");
        return this._programId;
    }

    /**
     * The creator gets all roles. Nothing is minted yet.
     */
    public createCtorFromCode(code: Uint8Array | HexString, name: string, $symbol: string, decimals: number): TransactionBuilderWithHeader<null> {
        const builder = new TransactionBuilderWithHeader<null>(
            this.api,
            this.registry,
            "upload_program",
            SailsMessageHeader.v1(InterfaceId.zero(), 0, 0),
            [name, $symbol, decimals],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["String", "String", "u8"]}),
            this._typeResolver.getTypeDeclString("String"),
            code,
        );
        this._programId = builder.programId;
        return builder;
    }

    /**
     * The creator gets all roles. Nothing is minted yet.
     */
    public createCtorFromCodeId(codeId: `0x${string}`, name: string, $symbol: string, decimals: number): TransactionBuilderWithHeader<null> {
        const builder = new TransactionBuilderWithHeader<null>(
            this.api,
            this.registry,
            "create_program",
            SailsMessageHeader.v1(InterfaceId.zero(), 0, 0),
            [name, $symbol, decimals],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["String", "String", "u8"]}),
            this._typeResolver.getTypeDeclString("String"),
            codeId,
        );
        this._programId = builder.programId;
        return builder;
    }

    public get token(): Token {
        return new Token(this.api, this.programId, 1);
    }

    public get roles(): Roles {
        return new Roles(this.api, this.programId, 2);
    }
}

export type VftError = "InsufficientAllowance" | "InsufficientBalance";

export class Vft {
    private _typeResolver: TypeResolver;
    constructor(
        private _api: GearApi,
        private _programId: HexString,
        private _routeIdx: number = 0,
    ) {
        this._typeResolver = new TypeResolver([{"name":"VftError","kind":"enum","variants":[{"name":"InsufficientAllowance","fields":[],"entry_id":0},{"name":"InsufficientBalance","fields":[],"entry_id":0}]}]);
    }
    private get registry() {
        return this._typeResolver.registry;
    }
    public get interfaceId(): InterfaceId {
        return InterfaceId.from("0xfca963af0b45543e");
    }
    /**
     * What the spender may still take.
     */
    public allowance(owner: ActorId, spender: ActorId): QueryBuilderWithHeader<bigint> {
        return new QueryBuilderWithHeader<bigint>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 0, this._routeIdx),
            [owner, spender],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["ActorId", "ActorId"]}),
            this._typeResolver.getTypeDeclString("U256"),
        );
    }

    /**
     * Sets what `spender` may take from the sender. Says whether that changed anything.
     */
    public approve(spender: ActorId, value: bigint): TransactionBuilderWithHeader<boolean> {
        return new TransactionBuilderWithHeader<boolean>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 1, this._routeIdx),
            [spender, value],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["ActorId", "U256"]}),
            this._typeResolver.getTypeDeclString("bool"),
            this._programId,
        );
    }

    /**
     * Tokens of an account.
     */
    public balanceOf(account: ActorId): QueryBuilderWithHeader<bigint> {
        return new QueryBuilderWithHeader<bigint>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 2, this._routeIdx),
            account,
            this._typeResolver.getTypeDeclString("ActorId"),
            this._typeResolver.getTypeDeclString("U256"),
        );
    }

    /**
     * Digits that an app shows behind the point.
     */
    public decimals(): QueryBuilderWithHeader<number> {
        return new QueryBuilderWithHeader<number>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 3, this._routeIdx),
            null,
            null,
            this._typeResolver.getTypeDeclString("u8"),
        );
    }

    /**
     * Name of the token.
     */
    public name(): QueryBuilderWithHeader<string> {
        return new QueryBuilderWithHeader<string>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 4, this._routeIdx),
            null,
            null,
            this._typeResolver.getTypeDeclString("String"),
        );
    }

    /**
     * Symbol of the token.
     */
    public $symbol(): QueryBuilderWithHeader<string> {
        return new QueryBuilderWithHeader<string>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 5, this._routeIdx),
            null,
            null,
            this._typeResolver.getTypeDeclString("String"),
        );
    }

    /**
     * Sum of all balances.
     */
    public totalSupply(): QueryBuilderWithHeader<bigint> {
        return new QueryBuilderWithHeader<bigint>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 6, this._routeIdx),
            null,
            null,
            this._typeResolver.getTypeDeclString("U256"),
        );
    }

    /**
     * Moves tokens of the sender. Says whether anything moved.
     */
    public transfer(to: ActorId, value: bigint): TransactionBuilderWithHeader<{ ok: boolean } | { err: VftError }> {
        return new TransactionBuilderWithHeader<{ ok: boolean } | { err: VftError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 7, this._routeIdx),
            [to, value],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["ActorId", "U256"]}),
            this._typeResolver.getTypeDeclString("bool"),
            this._programId,
        );
    }

    /**
     * Moves tokens of `from`, who has approved the sender for at least `value`.
     */
    public transferFrom($from: ActorId, to: ActorId, value: bigint): TransactionBuilderWithHeader<{ ok: boolean } | { err: VftError }> {
        return new TransactionBuilderWithHeader<{ ok: boolean } | { err: VftError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 8, this._routeIdx),
            [$from, to, value],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["ActorId", "ActorId", "U256"]}),
            this._typeResolver.getTypeDeclString("bool"),
            this._programId,
        );
    }

    /**
     * An allowance was set.
     */
    public subscribeToApprovalEvent<T = { owner: ActorId; spender: ActorId; value: bigint }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"owner","type":"ActorId"},{"name":"spender","type":"ActorId"},{"name":"value","type":"U256"}]}.fields as IStructField[];
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
     * Tokens moved.
     */
    public subscribeToTransferEvent<T = { $from: ActorId; to: ActorId; value: bigint }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"from","type":"ActorId"},{"name":"to","type":"ActorId"},{"name":"value","type":"U256"}]}.fields as IStructField[];
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

/**
 * Why a command is refused.
 */
export type TokenError = "InsufficientBalance" | "NotAllowed" | "NumericOverflow";

export class Token {
    private _typeResolver: TypeResolver;
    constructor(
        private _api: GearApi,
        private _programId: HexString,
        private _routeIdx: number = 0,
    ) {
        this._typeResolver = new TypeResolver([{"name":"TokenError","kind":"enum","variants":[{"name":"InsufficientBalance","fields":[],"entry_id":0},{"name":"NotAllowed","fields":[],"entry_id":0,"docs":["The sender lacks the role."]},{"name":"NumericOverflow","fields":[],"entry_id":0}],"docs":["Why a command is refused."]}]);
    }
    private get registry() {
        return this._typeResolver.registry;
    }
    public get interfaceId(): InterfaceId {
        return InterfaceId.from("0x059aa051c9bc460c");
    }
    public get vft(): Vft {
        return new Vft(this._api, this._programId, this._routeIdx);
    }

    /**
     * Destroys tokens of any account. For burners. Says whether there are fewer now.
     */
    public burn($from: ActorId, value: bigint): TransactionBuilderWithHeader<{ ok: boolean } | { err: TokenError }> {
        return new TransactionBuilderWithHeader<{ ok: boolean } | { err: TokenError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 0, this._routeIdx),
            [$from, value],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["ActorId", "U256"]}),
            this._typeResolver.getTypeDeclString("bool"),
            this._programId,
        );
    }

    /**
     * Creates tokens. For minters. Says whether there are more now.
     */
    public mint(to: ActorId, value: bigint): TransactionBuilderWithHeader<{ ok: boolean } | { err: TokenError }> {
        return new TransactionBuilderWithHeader<{ ok: boolean } | { err: TokenError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 1, this._routeIdx),
            [to, value],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["ActorId", "U256"]}),
            this._typeResolver.getTypeDeclString("bool"),
            this._programId,
        );
    }

    /**
     * Tokens were destroyed.
     */
    public subscribeToBurnedEvent<T = { $from: ActorId; value: bigint }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"from","type":"ActorId"},{"name":"value","type":"U256"}]}.fields as IStructField[];
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
     * Tokens were created.
     */
    public subscribeToMintedEvent<T = { to: ActorId; value: bigint }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"to","type":"ActorId"},{"name":"value","type":"U256"}]}.fields as IStructField[];
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

/**
 * What an account may do.
 */
export type Role = "Admin" | "Minter" | "Burner";

/**
 * Why a command is refused.
 */
export type RolesError = "LastAdmin" | "NotAdmin";

export class Roles {
    private _typeResolver: TypeResolver;
    constructor(
        private _api: GearApi,
        private _programId: HexString,
        private _routeIdx: number = 0,
    ) {
        this._typeResolver = new TypeResolver([{"name":"Role","kind":"enum","variants":[{"name":"Admin","fields":[],"entry_id":0,"docs":["Grants and revokes roles."]},{"name":"Minter","fields":[],"entry_id":0},{"name":"Burner","fields":[],"entry_id":0}],"docs":["What an account may do."]}, {"name":"RolesError","kind":"enum","variants":[{"name":"LastAdmin","fields":[],"entry_id":0,"docs":["Nobody could ever grant a role again."]},{"name":"NotAdmin","fields":[],"entry_id":0}],"docs":["Why a command is refused."]}]);
    }
    private get registry() {
        return this._typeResolver.registry;
    }
    public get interfaceId(): InterfaceId {
        return InterfaceId.from("0xa7b9aad0d2e381cd");
    }
    /**
     * Gives a role to an account. For admins. Says whether that changed anything.
     */
    public grant(role: Role, to: ActorId): TransactionBuilderWithHeader<{ ok: boolean } | { err: RolesError }> {
        return new TransactionBuilderWithHeader<{ ok: boolean } | { err: RolesError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 0, this._routeIdx),
            [role, to],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":[{"kind":"named","name":"Role"}, "ActorId"]}),
            this._typeResolver.getTypeDeclString("bool"),
            this._programId,
        );
    }

    /**
     * Whether an account has a role.
     */
    public hasRole(role: Role, account: ActorId): QueryBuilderWithHeader<boolean> {
        return new QueryBuilderWithHeader<boolean>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 1, this._routeIdx),
            [role, account],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":[{"kind":"named","name":"Role"}, "ActorId"]}),
            this._typeResolver.getTypeDeclString("bool"),
        );
    }

    /**
     * All accounts with a role.
     */
    public holders(role: Role): QueryBuilderWithHeader<ActorId[]> {
        return new QueryBuilderWithHeader<ActorId[]>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 2, this._routeIdx),
            role,
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Role"}),
            this._typeResolver.getTypeDeclString({"kind":"slice","item":"ActorId"}),
        );
    }

    /**
     * Takes a role from an account. For admins. One admin always remains.
     */
    public revoke(role: Role, $from: ActorId): TransactionBuilderWithHeader<{ ok: boolean } | { err: RolesError }> {
        return new TransactionBuilderWithHeader<{ ok: boolean } | { err: RolesError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 3, this._routeIdx),
            [role, $from],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":[{"kind":"named","name":"Role"}, "ActorId"]}),
            this._typeResolver.getTypeDeclString("bool"),
            this._programId,
        );
    }

    /**
     * An account got a role.
     */
    public subscribeToGrantedEvent<T = { role: Role; to: ActorId }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"role","type":{"kind":"named","name":"Role"}},{"name":"to","type":"ActorId"}]}.fields as IStructField[];
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
     * An account lost a role.
     */
    public subscribeToRevokedEvent<T = { role: Role; $from: ActorId }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"role","type":{"kind":"named","name":"Role"}},{"name":"from","type":"ActorId"}]}.fields as IStructField[];
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
