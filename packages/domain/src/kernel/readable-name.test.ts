import { describe, expect, it } from 'vitest'
import { readableName } from './readable-name'

describe('readableName', () => {
  it.each([
    ["ST. VINCENT'S EAST", "St. Vincent's East"],
    ["ST JOHN'S RIVERSIDE HOSPITAL", "St John's Riverside Hospital"],
    ["CHILDREN'S OF ALABAMA", "Children's of Alabama"],
    ["O'BLENESS MEMORIAL HOSPITAL", "O'Bleness Memorial Hospital"],
    ["HO'OLA LAHUI HAWAII", "Ho'ola Lahui Hawaii"],
    ['D W MCMILLAN MEMORIAL HOSPITAL', 'D W McMillan Memorial Hospital'],
    ['MC DONALD ARMY HEALTH CENTER', 'Mc Donald Army Health Center'],
    ['MCKENZIE-WILLAMETTE MEDICAL CENTER', 'McKenzie-Willamette Medical Center'],
    ['MCG HEALTH INC', 'MCG Health Inc'],
    ['MACON COUNTY GENERAL HOSPITAL', 'Macon County General Hospital'],
    ['TOMAH VA MEDICAL CENTER', 'Tomah VA Medical Center'],
    ['UPMC HANOVER', 'UPMC Hanover'],
    ['AMG SPECIALTY HOSPITAL LLC', 'AMG Specialty Hospital LLC'],
    ['DAMAS HOSPITAL II', 'Damas Hospital II'],
    ['W.G. (BILL) HEFNER SALISBURY VA MEDICAL CENTER', 'W.G. (Bill) Hefner Salisbury VA Medical Center'],
    ['KINDRED HOSPITAL - THE HEIGHTS', 'Kindred Hospital - The Heights'],
    ['THE HEALTH CARE AUTHORITY OF THE CITY', 'The Health Care Authority of the City'],
    ['2505 U S HIGHWAY 431 NORTH', '2505 U S Highway 431 North'],
    ['1200 NW 5TH ST, STE 2', '1200 NW 5th St, Ste 2'],
    ['P O BOX 819', 'P O Box 819'],
    ['W180 N8085 TOWN HALL RD', 'W180 N8085 Town Hall Rd'],
    ['17080 I-35 FRONTAGE RD', '17080 I-35 Frontage Rd'],
    ['MCMINNVILLE', 'McMinnville'],
    ['  FORT   PAYNE ', 'Fort Payne'],
    ['', ''],
  ])('%j reads as %j', (printed, readable) => {
    expect(readableName(printed)).toBe(readable)
  })

  it('leaves alone what already has small letters', () => {
    expect(readableName('Bassett ACH (FT Wainwright)')).toBe('Bassett ACH (FT Wainwright)')
  })
})
