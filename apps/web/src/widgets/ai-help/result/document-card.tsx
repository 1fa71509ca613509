import { useId } from 'react'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { letterAlone } from '@careway/domain/letters/render-letter'
import { localeOf } from '@careway/i18n/locales'
import { useLanguage, useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { toast } from '../../../ui/toast/use-toast'
import { blanksLeft, documentParts } from '../documents/document-blocks'
import { FILE_FORMATS, fileName, saveDocument, type FileFormat } from '../documents/document-file'
import type { FileDocument } from '../documents/file-document'
import { printDocument } from '../documents/print-document'
import { undrawable } from '../documents/printable'
import { DocumentText } from './document-text'

export interface DocumentCardProps {
  readonly document: Assistance['documents'][number]
  /** Its place among the documents of the answer. */
  readonly index: number
  readonly kind: Assistance['letterKind']
}

const SHOWN_CHARACTERS = 12

function useFile({ document: { name, content, language } }: DocumentCardProps): FileDocument {
  const t = useMessages('ai-help')
  const reader = useLanguage().language
  const pageText = (page: number, total: number) =>
    reader === language ? t('document.page', { page, total }) : `${page} / ${total}`
  return { name, content, language, pageText }
}

function Downloads(props: DocumentCardProps) {
  const t = useMessages('ai-help')
  const id = useId()
  const file = useFile(props)
  const blanks = blanksLeft(documentParts(file.name, file.content))
  const missing = undrawable(file.name + file.content)
  const save = (format: FileFormat) =>
    saveDocument(format, file, fileName(props.kind, props.index, format)).catch(() =>
      toast({ title: t('document.saveFailedTitle'), description: t('document.saveFailed'), variant: 'destructive' }),
    )
  return (
    <>
      {blanks > 0 ? (
        <p id={id} className="small">
          <strong>{t('document.blanks', { count: blanks })}</strong> {t('document.blanksText')}
        </p>
      ) : null}
      <div className="row row--tight" role="group" aria-label={`${t('document.download')}: ${file.name}`}>
        <span className="small muted">{t('document.download')}</span>
        {FILE_FORMATS.filter((format) => format !== 'pdf' || missing.length === 0).map((format) => (
          <Button
            key={format}
            variant={format === 'pdf' ? 'primary' : 'second'}
            aria-describedby={blanks > 0 ? id : undefined}
            onClick={() => void save(format)}
          >
            <Icon glyph={Download} />
            {t(`document.${format}`)}
          </Button>
        ))}
      </div>
      {missing.length > 0 ? (
        <p className="small muted">
          {t('document.noPdf', { characters: missing.slice(0, SHOWN_CHARACTERS).join(' ') })}
        </p>
      ) : null}
    </>
  )
}

function PrintAndCopy(props: DocumentCardProps) {
  const t = useMessages('ai-help')
  const { content } = props.document
  const copy = () =>
    navigator.clipboard.writeText(letterAlone(content)).then(
      () => toast({ title: t('document.copied') }),
      () => toast({ title: t('document.copyFailed'), variant: 'destructive' }),
    )
  return (
    <div className="row row--tight">
      <Button variant="second" onClick={() => printDocument(props.document)}>
        <Icon glyph={Printer} />
        {t('document.print')}
      </Button>
      <Button variant="second" onClick={() => void copy()}>
        <Icon glyph={Copy} />
        {t('document.copy')}
      </Button>
    </div>
  )
}

/** A document on paper, and the ways to take it along. */
export function DocumentCard(props: DocumentCardProps) {
  const t = useMessages('ai-help')
  const id = useId()
  const { name, content, language } = props.document
  const { direction } = localeOf(language)
  return (
    <article className="stack" aria-labelledby={id}>
      <h3 id={id} className="row row--tight row--line t-lg">
        <Icon glyph={FileText} />
        <span>{name}</span>
      </h3>
      <div
        className="letter-sheet"
        lang={language}
        dir={direction}
        role="region"
        aria-label={t('document.preview', { name })}
      >
        <DocumentText name={name} content={letterAlone(content)} />
      </div>
      <Downloads {...props} />
      <PrintAndCopy {...props} />
    </article>
  )
}
