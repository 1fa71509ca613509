export { assessMessage } from '@careway/domain/safety/assess-message'
export { LAY_SETS } from '../eval/safety.entry'
