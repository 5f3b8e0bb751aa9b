# The packages that sails-js 1.0 publishes these under
s#"sails-js-parser-idl-v2"#"sails-js/parser"#
s#"sails-js-types"#"sails-js/types"#
# Imports of types only
s#^import {GearApi, HexString}#import type {GearApi, HexString}#
s#^import {IStructField}#import type {IStructField}#
s#^import {ActorId,#import {type ActorId,#
# What strict checks ask for
s#if (ok && header\.#if (ok \&\& header?.#
# A type of Node.js, which a project for browsers may not know
s#Uint8Array | Buffer | HexString#Uint8Array | HexString#
# The comment that the generator means to write
1s#^#/* eslint-disable */ #
