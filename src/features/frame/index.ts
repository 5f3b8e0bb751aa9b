export { useFrame } from './useFrame';
