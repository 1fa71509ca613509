import { describe, expect, it } from 'vitest'
import { foldWords } from '../free-text/fold-text'
import { findTopics } from './find-topics'

describe('findTopics', () => {
  it.each([
    ['my tooth hurts', ['dental']],
    ['me duele una muela', ['dental']],
    ['I can not pay for insulin', ['insulin']],
    ['necesito insulina', ['insulin']],
    ['flu shot for my son', ['vaccines', 'cough-cold']],
    ['tengo ansiedad y no puedo dormir', ['low-mood', 'sleep']],
    ['I twisted my ankle', ['sprain']],
    ['no rash, but a cough', ['cough-cold']],
    ['estoy embarazada', ['prenatal']],
    ['stop drinking alcohol', ['substance-use']],
    ['my partner beats me', ['violence']],
    ['mi esposo me pega', ['violence']],
    ['the flu hits me hard', ['cough-cold']],
    ['me salio una bolita en el seno', ['lump']],
    ['pap smear', ['cancer-screening']],
    ['stroke rehab', ['physical-therapy']],
    ['I had a stroke last month and now I need a rehab place', ['physical-therapy']],
    ['cardiac rehab', ['physical-therapy']],
    ['hip fracture rehab', ['physical-therapy']],
    ['rehab after knee surgery', ['physical-therapy']],
    ['brain injury rehab', ['physical-therapy']],
    ['rehabilitación después de la cirugía', ['physical-therapy']],
    ['rehabilitación del derrame', ['physical-therapy']],
    ['physical therapy', ['physical-therapy']],
    ['terapia física', ['physical-therapy']],
    ['rehab', ['substance-use']],
    ['he is back in rehab', ['substance-use']],
    ['rehab for pills I got after knee surgery', ['substance-use']],
    ['alcohol rehab', ['substance-use']],
    ['therapy for my nerves', ['low-mood']],
    ['hello', []],
  ])('%s', (text, topics) => expect(findTopics(foldWords(text))).toEqual(topics))
})
