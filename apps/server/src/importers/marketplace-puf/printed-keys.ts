/** The longest published name of a plan has some 150 characters. */
export const LONGEST_NAME = 300

export const isIssuerId = (text: string): boolean => /^\d{5}$/.test(text)

/** As "TXS001". */
export const isServiceAreaId = (text: string): boolean => /^[A-Z\d-]{1,20}$/i.test(text)
