import Globe from 'lucide-react/icons/globe'
import MapPinned from 'lucide-react/icons/map-pinned'
import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import { useMessages } from '../../../platform/language'
import { Icon } from '../../../ui/icon/icon'
import { Link } from '../../../ui/link/link'
import { directionsUrl } from '../../../widgets/pathway/place-fact'
import './contact-links.css'

export interface Reachable {
  readonly name: string
  readonly phone: string | null
  readonly textNumber?: string | null
  readonly website: string | null
  readonly address: {
    readonly line: string
    readonly city: string
    readonly state: string
    readonly zipCode: string
  } | null
}

/** Call, text, open the site, find the way: real links, each as large as a thumb. */
export function ContactLinks({ place: { name, phone, textNumber, website, address } }: { place: Reachable }) {
  const t = useMessages('resources')
  const common = useMessages('common')
  const ofWhat = <span className="sr">: {name}</span>
  return (
    <div className="contact-links">
      {phone ? (
        <Link href={`tel:${phone}`}>
          <Icon glyph={Phone} />
          {t('contact.call', { phone })}
          {ofWhat}
        </Link>
      ) : null}
      {textNumber ? (
        <Link href={`sms:${textNumber}`}>
          <Icon glyph={MessageSquare} />
          {t('contact.text', { phone: textNumber })}
          {ofWhat}
        </Link>
      ) : null}
      {address ? (
        <Link
          href={directionsUrl({ address: address.line, city: address.city, state: address.state })}
          externalText={t('contact.opensMap')}
        >
          <Icon glyph={MapPinned} />
          {t('contact.directions')}
          {ofWhat}
        </Link>
      ) : null}
      {website ? (
        <Link href={website} className="contact-links__site" externalText={common('actions.opensNewSite')}>
          <Icon glyph={Globe} />
          {t('contact.website')}
          {ofWhat}
        </Link>
      ) : null}
    </div>
  )
}
