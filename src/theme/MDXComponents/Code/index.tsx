// Change: the element itself. Blocks of code are no such elements any more (rehype-highlight): this is code among text.
export default 'code';
