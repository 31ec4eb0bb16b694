import type { BookText } from '../texts.ts'

const by = { question: '', written_by: 'The tests', checked_by: '' }

/**
 * Invented texts of the first three pages of “Temi and the Chip Thief”, for tests only: nobody has checked them. The Polish one
 * lacks a paragraph of page 2, and its second of page 3 is not aligned.
 */
export const sampleTexts = (): BookText[] => [
  {
    id: 1,
    language: 'en',
    title: '',
    ...by,
    pages: [{ page: 1, paragraphs: [['Temi has hot chips.', 'One chip is long.']] }],
  },
  {
    id: 2,
    language: 'ar',
    title: 'تيمي ولص البطاطس (اختبار)',
    ...by,
    pages: [
      {
        page: 1,
        paragraphs: [
          ['كان يوم السبت في راكبي تفوح منه رائحة الملح والأعشاب البحرية والبطاطس الساخنة.'],
          ['ادّخرت تيمي نقودها طوال الأسبوع لتشتري بطاطسها.', 'وتركت أطول قطعة مقرمشة فوقها إلى النهاية.'],
          ['أخذت قطعة صغيرة، وفتحت فمها، و…'],
        ],
      },
      {
        page: 2,
        paragraphs: [
          ['ووووش!'],
          ['لا قطعة بطاطس.', 'ولا كيس بطاطس أيضًا.'],
          ['على عمود الإنارة جلس برنارد، أكبر نورس في راكبي، وقطعة البطاطس الطويلة المقرمشة تبرز من منقاره.'],
          ['ابتلعها.', 'حتى إنه لم يمضغها.'],
        ],
      },
      {
        page: 3,
        paragraphs: [
          ['سرق برنارد الجميع.'],
          ['سرق فين، أعز أصدقاء تيمي.', 'وسرق ساعي البريد.'],
          ['سرق عروسًا على درج دار البلدية، فهي تصرخ في وجه نورس في كل صور زفافها.'],
        ],
      },
    ],
  },
  {
    id: 3,
    language: 'pl',
    title: 'Temi i złodziej frytek (test)',
    ...by,
    pages: [
      {
        page: 1,
        paragraphs: [
          ['Sobota w Wrackby pachniała solą, wodorostami i gorącymi frytkami.'],
          ['Temi oszczędzała na swoje cały tydzień.', 'Długą, chrupiącą frytkę z samej góry zostawiła na koniec.'],
          ['Wzięła małą, otworzyła usta i…'],
        ],
      },
      {
        page: 2,
        paragraphs: [
          ['FRUUU!'],
          [],
          ['Na latarni siedział Bernard, największa mewa w Wrackby, z długą frytką w dziobie.'],
          ['Połknął ją.', 'Nawet nie pogryzł.'],
        ],
      },
      {
        page: 3,
        paragraphs: [
          ['Bernard okradał wszystkich.'],
          ['Okradł Finna, najlepszego przyjaciela Temi. Okradł listonosza. Obu!'],
          ['Okradł pannę młodą na schodach ratusza, więc na wszystkich zdjęciach ślubnych krzyczy na mewę.'],
        ],
      },
    ],
  },
  {
    id: 4,
    language: 'cy',
    title: 'Temi a Lleidr y Sglodion (prawf)',
    question: 'Pwy helpodd bwy? (prawf)',
    written_by: 'The tests',
    checked_by: 'A reader in the tests',
    pages: [
      {
        page: 1,
        paragraphs: [
          ['Roedd bore Sadwrn yn Wrackby yn arogli o halen, gwymon a sglodion poeth.'],
          [
            'Roedd Temi wedi cynilo drwy’r wythnos i brynu ei rhai hi.',
            'Roedd yr un hir, crensiog ar y top ar gyfer y diwedd.',
          ],
          ['Cymerodd un bach, agorodd ei cheg, ac…'],
        ],
      },
      {
        page: 2,
        paragraphs: [
          ['WWWSH!'],
          ['Dim sglodyn.', 'Dim bag o sglodion chwaith.'],
          ['Ar ben y postyn lamp eisteddai Bernard, yr wylan fwyaf yn Wrackby, â’r sglodyn hir, crensiog yn ei big.'],
          ['Llyncodd ef.', 'Wnaeth e ddim cnoi hyd yn oed.'],
        ],
      },
      {
        page: 3,
        paragraphs: [
          ['Roedd Bernard yn dwyn oddi wrth bawb.'],
          ['Dygodd oddi wrth Finn, ffrind gorau Temi.', 'Dygodd oddi wrth y postmon.'],
          [
            'Dygodd oddi wrth briodferch ar risiau neuadd y dref, felly mae hi’n gweiddi ar wylan ym mhob llun o’i phriodas.',
          ],
        ],
      },
    ],
  },
]
