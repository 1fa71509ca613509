import { createTransport } from 'nodemailer'
import type { Mailer } from '../../ports/mailer'

const SECOND = 1000

/** @param smtpUrl such as `smtps://user:secret@mail.example.org` */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
  })
  return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) }
}
