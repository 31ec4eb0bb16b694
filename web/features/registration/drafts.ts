/** What is typed before it is sent, each in the order of its page. */

export type Way = typeof emptyWay
/** `asked` is the code that was looked up last; `link` the one of the address that opened the page. */
export const emptyWay = { who: '' as '' | 'parent' | 'school', code: '', asked: '', isWithoutCode: false, link: '' }

export type SchoolDraft = typeof emptySchool
export const emptySchool = {
  full_name: '',
  title: '',
  address_1: '',
  address_2: '',
  city: '',
  county: '',
  postcode: '',
  logo: '',
  email: '',
  phone_number: '',
  password: '',
  confirmStaffMember: false,
  agreeTerms: false,
  wantsNews: false,
}

export type ParentDraft = typeof emptyParent
export const emptyParent = {
  full_name: '',
  email: '',
  phone_number: '',
  password: '',
  address_1: '',
  address_2: '',
  city: '',
  county: '',
  postcode: '',
  agreeTerms: false,
}
