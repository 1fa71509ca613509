export { SPAP_BY_STATE, type StateDrugProgram } from './insurance/state-drug-programs'
