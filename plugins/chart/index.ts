export type { Charts } from './chart';
export { convictionVotes } from './charts/convictionVotes';
export { stakingReturn } from './charts/stakingReturn';
export { trackCurves } from './charts/trackCurves';
export { rehypeChart } from './rehypeChart';
export { remarkChart } from './remarkChart';
