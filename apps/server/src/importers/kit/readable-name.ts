export { readableName } from '@careway/domain/kernel/readable-name'
