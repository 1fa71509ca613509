export { assessMessage } from '@careway/domain/safety/assess-message'
export { LAY_SETS } from '@careway/domain/safety/safety-eval'
