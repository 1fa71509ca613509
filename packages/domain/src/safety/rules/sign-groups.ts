/** Any way to tell of a fever, for combinations. */
export const FEVER = 'fever/temp-38/temp-39/high-fever/chills'
