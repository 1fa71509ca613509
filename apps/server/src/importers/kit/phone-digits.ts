export { phoneDigits } from '@careway/domain/kernel/phone-digits'
