// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// What MessageQueue calls on the destination of a message.
interface IMessageHandler {
    function handleMessage(bytes32 source, bytes calldata payload) external;
}

// #region inbox
/// Receives messages of one program on Vara.
contract VaraInbox is IMessageHandler {
    /// The MessageQueue of the bridge on this network.
    address public immutable MESSAGE_QUEUE;
    /// The id of the program on Vara whose messages count.
    bytes32 public immutable PROGRAM;

    /// `sender` asked the program to send `text`.
    event Received(bytes32 indexed sender, bytes text);

    error NotMessageQueue();
    error NotProgram();
    error NoSender();

    constructor(address messageQueue, bytes32 program) {
        MESSAGE_QUEUE = messageQueue;
        PROGRAM = program;
    }

    function handleMessage(bytes32 source, bytes calldata payload) external {
        // Only MessageQueue has checked that the message is from Vara at all.
        if (msg.sender != MESSAGE_QUEUE) revert NotMessageQueue();
        // Anybody on Vara can send to this contract through MessageQueue.
        if (source != PROGRAM) revert NotProgram();
        if (payload.length < 32) revert NoSender();

        emit Received(bytes32(payload[:32]), payload[32:]);
    }
}
// #endregion inbox
