import { expect, it } from 'vitest'
import { boundsOf } from './place-bounds'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

it('has no box without places', () => expect(boundsOf([])).toBeUndefined())

it('is a point for one place', () =>
  expect(boundsOf([at(45.8, -108.5)])).toEqual([
    [-108.5, 45.8],
    [-108.5, 45.8],
  ]))

it('holds every place', () =>
  expect(boundsOf([at(30.3, -97.7), at(29.4, -98.5), at(32.8, -96.8)])).toEqual([
    [-98.5, 29.4],
    [-96.8, 32.8],
  ]))

it('goes over the Pacific between Guam and California', () =>
  expect(boundsOf([at(13.5, 144.8), at(34, -118)])).toEqual([
    [144.8 - 360, 13.5],
    [-118, 34],
  ]))

it('stays east for places in Guam alone', () => expect(boundsOf([at(13.5, 144.8)])?.[0][0]).toBe(144.8))
