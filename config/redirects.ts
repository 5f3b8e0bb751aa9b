/**
 * A path that readers may still have, and the page that took its place. Never remove one; never chain two. `npm run lint:prose`
 * holds this list against the pages and against `every-route.txt`, the routes that ever existed.
 */
export interface Redirect {
  from: string;
  to: string;
}

export const REDIRECTS: Redirect[] = [
  { from: '/docs/examples/Standards/vft/vft-frontend', to: '/docs/examples/Standards/vft-frontend' },
  { from: '/docs/examples/Standards/vft/launch-vft', to: '/docs/examples/Standards/vft' },
  { from: '/docs/examples/Gaming/mental-poker', to: '/docs/examples/Gaming/Battleship/zk-battleship' },
  { from: '/docs/node/local-chain', to: '/docs/node/dev-net' },
  { from: '/docs/api/tooling/x402', to: '/docs/api/tooling/gasless-txs' },
];
