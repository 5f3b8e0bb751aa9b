export { answerCalls } from './answerCalls';
export { inWorkerOrPage } from './inWorkerOrPage';
