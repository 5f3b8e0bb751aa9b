/* eslint-disable */ import type {GearApi, HexString} from "@gear-js/api";
import {type ActorId, QueryBuilderWithHeader, TransactionBuilderWithHeader, TypeResolver, ZERO_ADDRESS} from "sails-js";
import {InterfaceId, SailsMessageHeader} from "sails-js/parser";
import type {IStructField} from "sails-js/types";

export class ExtendedVnft {
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
    public createCtorFromCode(code: Uint8Array | HexString, name: string, $symbol: string): TransactionBuilderWithHeader<null> {
        const builder = new TransactionBuilderWithHeader<null>(
            this.api,
            this.registry,
            "upload_program",
            SailsMessageHeader.v1(InterfaceId.zero(), 0, 0),
            [name, $symbol],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["String", "String"]}),
            this._typeResolver.getTypeDeclString("String"),
            code,
        );
        this._programId = builder.programId;
        return builder;
    }

    /**
     * The creator gets all roles. Nothing is minted yet.
     */
    public createCtorFromCodeId(codeId: `0x${string}`, name: string, $symbol: string): TransactionBuilderWithHeader<null> {
        const builder = new TransactionBuilderWithHeader<null>(
            this.api,
            this.registry,
            "create_program",
            SailsMessageHeader.v1(InterfaceId.zero(), 0, 0),
            [name, $symbol],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["String", "String"]}),
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

export type VnftError = "DeniedAccess" | "SelfDealing" | "TokenDoesNotExist";

export class Vnft {
    private _typeResolver: TypeResolver;
    constructor(
        private _api: GearApi,
        private _programId: HexString,
        private _routeIdx: number = 0,
    ) {
        this._typeResolver = new TypeResolver([{"name":"VnftError","kind":"enum","variants":[{"name":"DeniedAccess","fields":[],"entry_id":0},{"name":"SelfDealing","fields":[],"entry_id":0},{"name":"TokenDoesNotExist","fields":[],"entry_id":0}]}]);
    }
    private get registry() {
        return this._typeResolver.registry;
    }
    public get interfaceId(): InterfaceId {
        return InterfaceId.from("0xad3d5cefad65370b");
    }
    /**
     * Lets `approved` transfer the token, or nobody if it is the zero address.
     */
    public approve(approved: ActorId, token_id: bigint): TransactionBuilderWithHeader<{ ok: null } | { err: VnftError }> {
        return new TransactionBuilderWithHeader<{ ok: null } | { err: VnftError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 0, this._routeIdx),
            [approved, token_id],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["ActorId", "U256"]}),
            this._typeResolver.getTypeDeclString("()"),
            this._programId,
        );
    }

    /**
     * How many tokens an account owns.
     */
    public balanceOf(owner: ActorId): QueryBuilderWithHeader<bigint> {
        return new QueryBuilderWithHeader<bigint>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 1, this._routeIdx),
            owner,
            this._typeResolver.getTypeDeclString("ActorId"),
            this._typeResolver.getTypeDeclString("U256"),
        );
    }

    /**
     * The zero address if nobody is approved.
     */
    public getApproved(token_id: bigint): QueryBuilderWithHeader<ActorId> {
        return new QueryBuilderWithHeader<ActorId>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 2, this._routeIdx),
            token_id,
            this._typeResolver.getTypeDeclString("U256"),
            this._typeResolver.getTypeDeclString("ActorId"),
        );
    }

    /**
     * Name of the collection.
     */
    public name(): QueryBuilderWithHeader<string> {
        return new QueryBuilderWithHeader<string>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 3, this._routeIdx),
            null,
            null,
            this._typeResolver.getTypeDeclString("String"),
        );
    }

    /**
     * The zero address if there is no such token.
     */
    public ownerOf(token_id: bigint): QueryBuilderWithHeader<ActorId> {
        return new QueryBuilderWithHeader<ActorId>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 4, this._routeIdx),
            token_id,
            this._typeResolver.getTypeDeclString("U256"),
            this._typeResolver.getTypeDeclString("ActorId"),
        );
    }

    /**
     * Symbol of the collection.
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
     * Transfers a token of the sender.
     */
    public transfer(to: ActorId, token_id: bigint): TransactionBuilderWithHeader<{ ok: null } | { err: VnftError }> {
        return new TransactionBuilderWithHeader<{ ok: null } | { err: VnftError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 6, this._routeIdx),
            [to, token_id],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["ActorId", "U256"]}),
            this._typeResolver.getTypeDeclString("()"),
            this._programId,
        );
    }

    /**
     * Transfers a token of `from`, who is the sender or has approved the sender.
     */
    public transferFrom($from: ActorId, to: ActorId, token_id: bigint): TransactionBuilderWithHeader<{ ok: null } | { err: VnftError }> {
        return new TransactionBuilderWithHeader<{ ok: null } | { err: VnftError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 7, this._routeIdx),
            [$from, to, token_id],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["ActorId", "ActorId", "U256"]}),
            this._typeResolver.getTypeDeclString("()"),
            this._programId,
        );
    }

    /**
     * Somebody may move a token.
     */
    public subscribeToApprovalEvent<T = { owner: ActorId; approved: ActorId; token_id: bigint }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"owner","type":"ActorId"},{"name":"approved","type":"ActorId"},{"name":"token_id","type":"U256"}]}.fields as IStructField[];
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
     * A token moved.
     */
    public subscribeToTransferEvent<T = { $from: ActorId; to: ActorId; token_id: bigint }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"from","type":"ActorId"},{"name":"to","type":"ActorId"},{"name":"token_id","type":"U256"}]}.fields as IStructField[];
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
export type TokenError = "NotAllowed" | "NotOwner" | "TokenDoesNotExist";

export interface TokenMetadata { name: string; description: string; media: string; reference: string }

export class Token {
    private _typeResolver: TypeResolver;
    constructor(
        private _api: GearApi,
        private _programId: HexString,
        private _routeIdx: number = 0,
    ) {
        this._typeResolver = new TypeResolver([{"name":"TokenError","kind":"enum","variants":[{"name":"NotAllowed","fields":[],"entry_id":0,"docs":["The sender lacks the role."]},{"name":"NotOwner","fields":[],"entry_id":0,"docs":["The token belongs to somebody else."]},{"name":"TokenDoesNotExist","fields":[],"entry_id":0}],"docs":["Why a command is refused."]}, {"name":"TokenMetadata","kind":"struct","fields":[{"name":"name","type":"String"},{"name":"description","type":"String"},{"name":"media","type":"String"},{"name":"reference","type":"String"}]}]);
    }
    private get registry() {
        return this._typeResolver.registry;
    }
    public get interfaceId(): InterfaceId {
        return InterfaceId.from("0xedc15d9e3de0e97b");
    }
    public get vnft(): Vnft {
        return new Vnft(this._api, this._programId, this._routeIdx);
    }

    /**
     * Destroys a token of anybody. For burners, who say whose they mean it to be.
     */
    public burn($from: ActorId, token_id: bigint): TransactionBuilderWithHeader<{ ok: null } | { err: TokenError }> {
        return new TransactionBuilderWithHeader<{ ok: null } | { err: TokenError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 0, this._routeIdx),
            [$from, token_id],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["ActorId", "U256"]}),
            this._typeResolver.getTypeDeclString("()"),
            this._programId,
        );
    }

    /**
     * What was said about a token when it was minted.
     */
    public metadata(token_id: bigint): QueryBuilderWithHeader<TokenMetadata | null> {
        return new QueryBuilderWithHeader<TokenMetadata | null>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 1, this._routeIdx),
            token_id,
            this._typeResolver.getTypeDeclString("U256"),
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Option","generics":[{"kind":"named","name":"TokenMetadata"}]}),
        );
    }

    /**
     * Creates the next token. For minters. Returns its id, which is never used again.
     */
    public mint(to: ActorId, metadata: TokenMetadata): TransactionBuilderWithHeader<{ ok: bigint } | { err: TokenError }> {
        return new TransactionBuilderWithHeader<{ ok: bigint } | { err: TokenError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 2, this._routeIdx),
            [to, metadata],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["ActorId", {"kind":"named","name":"TokenMetadata"}]}),
            this._typeResolver.getTypeDeclString("U256"),
            this._programId,
        );
    }

    /**
     * Tokens of an account with their metadata: at most `count`, of ids from `first` on.
     */
    public tokensOf(owner: ActorId, first: bigint, count: number): QueryBuilderWithHeader<[bigint, TokenMetadata][]> {
        return new QueryBuilderWithHeader<[bigint, TokenMetadata][]>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 3, this._routeIdx),
            [owner, first, count],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":["ActorId", "U256", "u32"]}),
            this._typeResolver.getTypeDeclString({"kind":"slice","item":{"kind":"tuple","types":["U256",{"kind":"named","name":"TokenMetadata"}]}}),
        );
    }

    /**
     * A token was destroyed.
     */
    public subscribeToBurnedEvent<T = { $from: ActorId; token_id: bigint }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"from","type":"ActorId"},{"name":"token_id","type":"U256"}]}.fields as IStructField[];
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
     * A token was created.
     */
    public subscribeToMintedEvent<T = { to: ActorId; token_id: bigint; metadata: TokenMetadata }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"to","type":"ActorId"},{"name":"token_id","type":"U256"},{"name":"metadata","type":{"kind":"named","name":"TokenMetadata"}}]}.fields as IStructField[];
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
