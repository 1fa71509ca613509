/** The form an e-mail is stored and compared in: look-alike code points folded, capitals lowered. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
