export { decideCoverage } from '@careway/domain/coverage/decide-coverage'
export { completeHousehold } from '@careway/domain/household/complete-household'
