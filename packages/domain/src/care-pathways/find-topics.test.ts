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
    ['hello', []],
  ])('%s', (text, topics) => expect(findTopics(foldWords(text))).toEqual(topics))
})
