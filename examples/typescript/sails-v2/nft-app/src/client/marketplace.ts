/* eslint-disable */ import type {GearApi, HexString} from "@gear-js/api";
import {type ActorId, QueryBuilderWithHeader, TransactionBuilderWithHeader, TypeResolver, ZERO_ADDRESS} from "sails-js";
import {InterfaceId, SailsMessageHeader} from "sails-js/parser";
import type {IStructField} from "sails-js/types";

export class NftMarketplace {
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
     * An empty marketplace, without an owner.
     */
    public createCtorFromCode(code: Uint8Array | HexString): TransactionBuilderWithHeader<null> {
        const builder = new TransactionBuilderWithHeader<null>(
            this.api,
            this.registry,
            "upload_program",
            SailsMessageHeader.v1(InterfaceId.zero(), 0, 0),
            null,
            null,
            this._typeResolver.getTypeDeclString("String"),
            code,
        );
        this._programId = builder.programId;
        return builder;
    }

    /**
     * An empty marketplace, without an owner.
     */
    public createCtorFromCodeId(codeId: `0x${string}`): TransactionBuilderWithHeader<null> {
        const builder = new TransactionBuilderWithHeader<null>(
            this.api,
            this.registry,
            "create_program",
            SailsMessageHeader.v1(InterfaceId.zero(), 0, 0),
            null,
            null,
            this._typeResolver.getTypeDeclString("String"),
            codeId,
        );
        this._programId = builder.programId;
        return builder;
    }

    public get marketplace(): Marketplace {
        return new Marketplace(this.api, this.programId, 1);
    }
}

export interface Item { seller: ActorId; sale: Sale; stage: Stage }

/**
 * Why a command is refused.
 */
export type MarketError = { AlreadyListed: null } | { AlreadyOffered: null } | { /**
 * Not in an auction, only in one, or too long for one.
 */
BadSale: null } | { /**
 * Somebody has bid.
 */
HasBid: null } | { NothingDue: null } | { NotListed: null } | { NotMoving: null } | { /**
 * The token is on its way.
 */
NotOnSale: null } | { NotSeller: null } | { /**
 * Before the end of the auction, or before an answer is overdue.
 */
TooEarly: null } | { /**
 * The auction is over.
 */
TooLate: null } | { UnknownOffer: null } | { /**
 * Another value is asked for, or in an auction at least this.
 */
WrongValue: { expected: bigint } };

/**
 * How far the token of an item has come.
 */
export type Outcome = "Moved" | "Refused" | "Unanswered";

/**
 * Who gets an item.
 */
export type Sale = { /**
 * Whoever pays the price first, or whose offer the seller accepts.
 */
Fixed: { price: bigint } } | { /**
 * Whoever has bid most when the time is over. `ends_at` is a block timestamp.
 */
Auction: { start: bigint; ends_at: number; best: [ActorId, bigint] | null } };

/**
 * Where the token of an item is. `since` is the block in which it left.
 */
export type Stage = { /**
 * On its way to the marketplace.
 */
Arriving: { since: number } } | { /**
 * With the marketplace.
 */
OnSale: null } | { /**
 * On its way to somebody, who has paid for it.
 */
Leaving: { to: ActorId; paid: bigint; since: number } };

/**
 * One token of one collection.
 */
export interface Token { collection: ActorId; id: bigint }

export class Marketplace {
    private _typeResolver: TypeResolver;
    constructor(
        private _api: GearApi,
        private _programId: HexString,
        private _routeIdx: number = 0,
    ) {
        this._typeResolver = new TypeResolver([{"name":"Item","kind":"struct","fields":[{"name":"seller","type":"ActorId"},{"name":"sale","type":{"kind":"named","name":"Sale"}},{"name":"stage","type":{"kind":"named","name":"Stage"}}]}, {"name":"MarketError","kind":"enum","variants":[{"name":"AlreadyListed","fields":[],"entry_id":0},{"name":"AlreadyOffered","fields":[],"entry_id":0},{"name":"BadSale","fields":[],"entry_id":0,"docs":["Not in an auction, only in one, or too long for one."]},{"name":"HasBid","fields":[],"entry_id":0,"docs":["Somebody has bid."]},{"name":"NothingDue","fields":[],"entry_id":0},{"name":"NotListed","fields":[],"entry_id":0},{"name":"NotMoving","fields":[],"entry_id":0},{"name":"NotOnSale","fields":[],"entry_id":0,"docs":["The token is on its way."]},{"name":"NotSeller","fields":[],"entry_id":0},{"name":"TooEarly","fields":[],"entry_id":0,"docs":["Before the end of the auction, or before an answer is overdue."]},{"name":"TooLate","fields":[],"entry_id":0,"docs":["The auction is over."]},{"name":"UnknownOffer","fields":[],"entry_id":0},{"name":"WrongValue","fields":[{"name":"expected","type":"u128"}],"entry_id":0,"docs":["Another value is asked for, or in an auction at least this."]}],"docs":["Why a command is refused."]}, {"name":"Outcome","kind":"enum","variants":[{"name":"Moved","fields":[],"entry_id":0,"docs":["It has moved."]},{"name":"Refused","fields":[],"entry_id":0,"docs":["It is where it was. What was paid is due again."]},{"name":"Unanswered","fields":[],"entry_id":0,"docs":["No answer yet. Resume later."]}],"docs":["How far the token of an item has come."]}, {"name":"Sale","kind":"enum","variants":[{"name":"Fixed","fields":[{"name":"price","type":"u128"}],"entry_id":0,"docs":["Whoever pays the price first, or whose offer the seller accepts."]},{"name":"Auction","fields":[{"name":"start","type":"u128"},{"name":"ends_at","type":"u64"},{"name":"best","type":{"kind":"named","name":"Option","generics":[{"kind":"tuple","types":["ActorId","u128"]}]}}],"entry_id":0,"docs":["Whoever has bid most when the time is over. `ends_at` is a block timestamp."]}],"docs":["Who gets an item."]}, {"name":"Stage","kind":"enum","variants":[{"name":"Arriving","fields":[{"name":"since","type":"u32"}],"entry_id":0,"docs":["On its way to the marketplace."]},{"name":"OnSale","fields":[],"entry_id":0,"docs":["With the marketplace."]},{"name":"Leaving","fields":[{"name":"to","type":"ActorId"},{"name":"paid","type":"u128"},{"name":"since","type":"u32"}],"entry_id":0,"docs":["On its way to somebody, who has paid for it."]}],"docs":["Where the token of an item is. `since` is the block in which it left."]}, {"name":"Token","kind":"struct","fields":[{"name":"collection","type":"ActorId"},{"name":"id","type":"U256"}],"docs":["One token of one collection."]}]);
    }
    private get registry() {
        return this._typeResolver.registry;
    }
    public get interfaceId(): InterfaceId {
        return InterfaceId.from("0xe45538518c145995");
    }
    /**
     * Sells to the account that has offered this value. For the seller.
     */
    public accept(token: Token, by: ActorId, value: bigint): TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }> {
        return new TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 0, this._routeIdx),
            [token, by, value],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":[{"kind":"named","name":"Token"}, "ActorId", "u128"]}),
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Outcome"}),
            this._programId,
        );
    }

    /**
     * Takes a token of the sender, and sells it to the best bid, from `start` on. The
     * duration is in milliseconds, thirty days at most.
     */
    public auction(token: Token, start: bigint, duration: number): TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }> {
        return new TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 1, this._routeIdx),
            [token, start, duration],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":[{"kind":"named","name":"Token"}, "u128", "u64"]}),
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Outcome"}),
            this._programId,
        );
    }

    /**
     * Bids the value of this message in an auction.
     */
    public bid(token: Token): TransactionBuilderWithHeader<{ ok: null } | { err: MarketError }> {
        return new TransactionBuilderWithHeader<{ ok: null } | { err: MarketError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 2, this._routeIdx),
            token,
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Token"}),
            this._typeResolver.getTypeDeclString("()"),
            this._programId,
        );
    }

    /**
     * Buys at the price, which is the value of this message.
     */
    public buy(token: Token): TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }> {
        return new TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 3, this._routeIdx),
            token,
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Token"}),
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Outcome"}),
            this._programId,
        );
    }

    /**
     * Gives the token back to the seller, unless somebody has bid. For the seller.
     */
    public cancel(token: Token): TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }> {
        return new TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 4, this._routeIdx),
            token,
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Token"}),
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Outcome"}),
            this._programId,
        );
    }

    /**
     * What an account can withdraw.
     */
    public due(account: ActorId): QueryBuilderWithHeader<bigint> {
        return new QueryBuilderWithHeader<bigint>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 5, this._routeIdx),
            account,
            this._typeResolver.getTypeDeclString("ActorId"),
            this._typeResolver.getTypeDeclString("u128"),
        );
    }

    /**
     * An item, and where its token is.
     */
    public item(token: Token): QueryBuilderWithHeader<Item | null> {
        return new QueryBuilderWithHeader<Item | null>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 6, this._routeIdx),
            token,
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Token"}),
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Option","generics":[{"kind":"named","name":"Item"}]}),
        );
    }

    /**
     * Offers the value of this message for an item. One offer an account and item.
     */
    public offer(token: Token): TransactionBuilderWithHeader<{ ok: null } | { err: MarketError }> {
        return new TransactionBuilderWithHeader<{ ok: null } | { err: MarketError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 7, this._routeIdx),
            token,
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Token"}),
            this._typeResolver.getTypeDeclString("()"),
            this._programId,
        );
    }

    /**
     * What an account has offered for a token.
     */
    public offered(token: Token, by: ActorId): QueryBuilderWithHeader<bigint | null> {
        return new QueryBuilderWithHeader<bigint | null>(
            this._api,
            this.registry,
            this._programId,
            SailsMessageHeader.v1(this.interfaceId, 8, this._routeIdx),
            [token, by],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":[{"kind":"named","name":"Token"}, "ActorId"]}),
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Option","generics":["u128"]}),
        );
    }

    /**
     * When an answer is overdue: asks the collection where the token is, and delivers one
     * that should have left once more. Anybody may.
     */
    public resume(token: Token): TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }> {
        return new TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 9, this._routeIdx),
            token,
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Token"}),
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Outcome"}),
            this._programId,
        );
    }

    /**
     * Takes the offer of the sender back. Its value comes with the reply.
     */
    public retract(token: Token): TransactionBuilderWithHeader<{ ok: bigint } | { err: MarketError }> {
        return new TransactionBuilderWithHeader<{ ok: bigint } | { err: MarketError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 10, this._routeIdx),
            token,
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Token"}),
            this._typeResolver.getTypeDeclString("u128"),
            this._programId,
        );
    }

    /**
     * Takes a token of the sender, who has approved that, and sells it at a price.
     */
    public sell(token: Token, price: bigint): TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }> {
        return new TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 11, this._routeIdx),
            [token, price],
            this._typeResolver.getTypeDeclString({"kind":"tuple","types":[{"kind":"named","name":"Token"}, "u128"]}),
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Outcome"}),
            this._programId,
        );
    }

    /**
     * Ends an auction whose time is over. Anybody may. Without a bid, the token returns.
     */
    public settle(token: Token): TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }> {
        return new TransactionBuilderWithHeader<{ ok: Outcome } | { err: MarketError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 12, this._routeIdx),
            token,
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Token"}),
            this._typeResolver.getTypeDeclString({"kind":"named","name":"Outcome"}),
            this._programId,
        );
    }

    /**
     * Pays what is due to the sender, with the reply.
     */
    public withdraw(): TransactionBuilderWithHeader<{ ok: bigint } | { err: MarketError }> {
        return new TransactionBuilderWithHeader<{ ok: bigint } | { err: MarketError }>(
            this._api,
            this.registry,
            "send_message",
            SailsMessageHeader.v1(this.interfaceId, 13, this._routeIdx),
            null,
            null,
            this._typeResolver.getTypeDeclString("u128"),
            this._programId,
        );
    }

    /**
     * The best bid of an auction.
     */
    public subscribeToBidEvent<T = { token: Token; by: ActorId; value: bigint }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"token","type":{"kind":"named","name":"Token"}},{"name":"by","type":"ActorId"},{"name":"value","type":"u128"}]}.fields as IStructField[];
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
     * The token has arrived and is on sale.
     */
    public subscribeToListedEvent<T = { token: Token; seller: ActorId; sale: Sale }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"token","type":{"kind":"named","name":"Token"}},{"name":"seller","type":"ActorId"},{"name":"sale","type":{"kind":"named","name":"Sale"}}]}.fields as IStructField[];
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

    /**
     * Somebody offers a price.
     */
    public subscribeToOfferedEvent<T = { token: Token; by: ActorId; value: bigint }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"token","type":{"kind":"named","name":"Token"}},{"name":"by","type":"ActorId"},{"name":"value","type":"u128"}]}.fields as IStructField[];
        const typeStr = this._typeResolver.getStructDef(eventFields, {}, true);
        return this._api.gearEvents.subscribeToGearEvent("UserMessageSent", ({ data: { message } }) => {
            if (!message.source.eq(this._programId)) return;
            if (!message.destination.eq(ZERO_ADDRESS)) return;

            const { ok, header } = SailsMessageHeader.tryFromBytes(message.payload);
            if (ok && header?.interfaceId.asU64() === interfaceIdu64 && header.entryId === 2) {
                callback(this.registry.createType(`([u8; 16], ${typeStr})`, message.payload)[1].toJSON() as T);
            }
        });
    }

    /**
     * An offer was taken back.
     */
    public subscribeToRetractedEvent<T = { token: Token; by: ActorId }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"token","type":{"kind":"named","name":"Token"}},{"name":"by","type":"ActorId"}]}.fields as IStructField[];
        const typeStr = this._typeResolver.getStructDef(eventFields, {}, true);
        return this._api.gearEvents.subscribeToGearEvent("UserMessageSent", ({ data: { message } }) => {
            if (!message.source.eq(this._programId)) return;
            if (!message.destination.eq(ZERO_ADDRESS)) return;

            const { ok, header } = SailsMessageHeader.tryFromBytes(message.payload);
            if (ok && header?.interfaceId.asU64() === interfaceIdu64 && header.entryId === 3) {
                callback(this.registry.createType(`([u8; 16], ${typeStr})`, message.payload)[1].toJSON() as T);
            }
        });
    }

    /**
     * The seller has the token again.
     */
    public subscribeToReturnedEvent<T = { token: Token; seller: ActorId }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"token","type":{"kind":"named","name":"Token"}},{"name":"seller","type":"ActorId"}]}.fields as IStructField[];
        const typeStr = this._typeResolver.getStructDef(eventFields, {}, true);
        return this._api.gearEvents.subscribeToGearEvent("UserMessageSent", ({ data: { message } }) => {
            if (!message.source.eq(this._programId)) return;
            if (!message.destination.eq(ZERO_ADDRESS)) return;

            const { ok, header } = SailsMessageHeader.tryFromBytes(message.payload);
            if (ok && header?.interfaceId.asU64() === interfaceIdu64 && header.entryId === 4) {
                callback(this.registry.createType(`([u8; 16], ${typeStr})`, message.payload)[1].toJSON() as T);
            }
        });
    }

    /**
     * The buyer has the token, and the price is due to the seller.
     */
    public subscribeToSoldEvent<T = { token: Token; seller: ActorId; buyer: ActorId; price: bigint }>(callback: (eventData: T) => void | Promise<void>): Promise<() => void> {
        const interfaceIdu64 = this.interfaceId.asU64();
        const eventFields = {"fields":[{"name":"token","type":{"kind":"named","name":"Token"}},{"name":"seller","type":"ActorId"},{"name":"buyer","type":"ActorId"},{"name":"price","type":"u128"}]}.fields as IStructField[];
        const typeStr = this._typeResolver.getStructDef(eventFields, {}, true);
        return this._api.gearEvents.subscribeToGearEvent("UserMessageSent", ({ data: { message } }) => {
            if (!message.source.eq(this._programId)) return;
            if (!message.destination.eq(ZERO_ADDRESS)) return;

            const { ok, header } = SailsMessageHeader.tryFromBytes(message.payload);
            if (ok && header?.interfaceId.asU64() === interfaceIdu64 && header.entryId === 5) {
                callback(this.registry.createType(`([u8; 16], ${typeStr})`, message.payload)[1].toJSON() as T);
            }
        });
    }
}
