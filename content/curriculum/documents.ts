/** A curriculum document that the rows of a book's `curriculum.json` name by its key. */
export interface CurriculumDocument {
  nation: 'england' | 'scotland' | 'wales' | 'northern-ireland'
  /** Its title and publisher. */
  title: string
  /** Which edition was read, and whether schools must follow it. */
  edition: string
  /** Whether its licence lets us quote it: Crown copyright under the Open Government Licence. The rest is put in our own words. */
  isQuotable: boolean
}

export const documents: Record<string, CurriculumDocument> = {
  english: {
    nation: 'england',
    title: 'The national curriculum in England: English, key stages 1 and 2, Department for Education',
    edition: '2013, statutory',
    isQuotable: true,
  },
  'literacy-and-english': {
    nation: 'scotland',
    title: 'Curriculum for Excellence: literacy and English, experiences and outcomes, Education Scotland',
    edition: '2009',
    isQuotable: true,
  },
  'languages-and-literacy': {
    nation: 'wales',
    title: 'Curriculum for Wales: Languages, Literacy and Communication, statements of what matters, Welsh Government',
    edition: 'read in the draft of April 2019; statutory since September 2022',
    isQuotable: true,
  },
  'minimum-content': {
    nation: 'northern-ireland',
    title: 'Education (Curriculum Minimum Content) Order (Northern Ireland) 2007',
    edition: '2007, statutory',
    isQuotable: true,
  },
  citizenship: {
    nation: 'england',
    title: 'Citizenship programmes of study: key stages 1 and 2, Department for Education',
    edition: '1999, published again in 2015; not statutory until September 2028',
    isQuotable: true,
  },
  rshe: {
    nation: 'england',
    title: 'Relationships education, RSE and health education, Department for Education',
    edition: '15 July 2025, statutory since 1 September 2026',
    isQuotable: false,
  },
  pshe: {
    nation: 'england',
    title: 'Programme of study for PSHE education, PSHE Association',
    edition: '2020, not statutory',
    isQuotable: false,
  },
  'social-studies': {
    nation: 'scotland',
    title: 'Curriculum for Excellence: social studies, experiences and outcomes, Education Scotland',
    edition: '2009',
    isQuotable: true,
  },
  humanities: {
    nation: 'wales',
    title: 'Curriculum for Wales: Humanities, statements of what matters, Welsh Government',
    edition: 'statutory since September 2022',
    isQuotable: true,
  },
  'health-and-well-being': {
    nation: 'wales',
    title: 'Curriculum for Wales: Health and Well-being, statements of what matters, Welsh Government',
    edition: 'statutory since September 2022',
    isQuotable: true,
  },
  pdmu: {
    nation: 'northern-ireland',
    title: 'The Northern Ireland Curriculum: Primary, CCEA',
    edition: '2007, statutory',
    isQuotable: false,
  },
  'financial-capability': {
    nation: 'northern-ireland',
    title: 'Financial capability across the curriculum, CCEA',
    edition: '2007',
    isQuotable: false,
  },
}
