export { BranchStub } from './BranchStub';
export { DocumentBranch } from './DocumentBranch';
export { useWholeSidebar } from './useWholeSidebar';
