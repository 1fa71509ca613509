export { creditBand as premiumCreditBand } from '../aca/credit-band.parameters'
