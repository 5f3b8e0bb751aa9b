// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

// #region sender
/// Moves points to Vara: they leave here, and a log tells where they go.
contract PointsSender {
    mapping(address owner => uint256) public points;

    event PointsSent(address indexed from, bytes32 indexed to, uint256 amount);

    error NotEnough();

    constructor(uint256 supply) {
        points[msg.sender] = supply;
    }

    /// `to` is an actor id on Vara. A wrong one cannot be corrected later.
    function send(bytes32 to, uint256 amount) external {
        if (amount > points[msg.sender]) revert NotEnough();
        points[msg.sender] -= amount;
        emit PointsSent(msg.sender, to, amount);
    }
}
// #endregion sender
