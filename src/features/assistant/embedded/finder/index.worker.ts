import { answerCalls } from '../../../worker-calls';
import { createFinder } from './finder';

answerCalls(createFinder());
