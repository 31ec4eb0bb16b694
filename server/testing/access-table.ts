import type { objects } from './access-objects.ts'
import type { ActorOptions } from './factories.ts'

/** The actors: the columns of every profile below, in this order, and how each is created. Null is a visitor. */
export const actors = {
  'a visitor': null,
  'a disabled parent': { role: 'parent', status: 'disabled' },
  'disabled staff': { role: 'senior', status: 'disabled' },
  'a disabled operator': { role: 'admin', status: 'disabled' },
  'a not-active parent': { role: 'parent', status: 'not-active' },
  'a parent without a school': { role: 'parent', school: 'none' },
  'a parent of a pending school': { role: 'parent', school: 'pending' },
  'a parent of an approved school': { role: 'parent' },
  'a parent of a rejected school': { role: 'parent', school: 'rejected' },
  'not-active staff of a pending school': { role: 'senior', status: 'not-active', school: 'pending' },
  'not-active staff of an approved school': { role: 'senior', status: 'not-active' },
  'staff of a pending school': { role: 'senior', school: 'pending' },
  'staff of an approved school': { role: 'senior' },
  'staff of a rejected school': { role: 'senior', school: 'rejected' },
  'an operator': { role: 'admin' },
  'a not-active operator': { role: 'admin', status: 'not-active' },
} as const satisfies Record<string, ActorOptions | null>

/**
 * What each actor gets, in the order of the columns: the status of a refusal, or `in` if access allows the call (the
 * input may still be wrong). The key of a disabled user counts as no key.
 */
const profiles = {
  //                  visitor, disabled | parents: new, none, pending, approved, rejected | staff: new, new, pending, approved, rejected | operators: active, new
  everybody: '         in  in  in  in   | in  in  in  in  in  | in  in  in  in  in  | in  in',
  signedIn: '         401 401 401 401   | in  in  in  in  in  | in  in  in  in  in  | in  in',
  approvedStaff: '    401 401 401 401   | 403 403 403 403 403 | 403 403 403 in  403 | 403 403',
  operators: '        401 401 401 401   | 403 403 403 403 403 | 403 403 403 403 403 | in  403',
  ownStaff: '         401 401 401 401   | 403 403 403 403 403 | in  in  in  in  in  | 403 403',
  bookers: '          401 401 401 401   | 403 403 403 403 403 | in  in  in  in  403 | 403 403',
  inviters: '         401 401 401 401   | 403 403 in  in  403 | 403 403 in  in  403 | 403 403',
  authors: '          401 401 401 401   | 403 403 403 403 403 | 403 403 403 in  403 | in  403',
  parents: '          401 401 401 401   | in  in  in  in  in  | 403 403 403 403 403 | 403 403',
  readersOfFree: '    401 401 401 401   | in  in  in  in  in  | in  in  in  in  403 | in  in',
  readersOfFull: '    401 401 401 401   | 403 403 403 in  403 | 403 403 403 in  403 | in  403',
  /** Nobody from a school created it. */
  ownBooks: '         401 401 401 401   | 403 403 403 403 403 | 403 403 403 404 403 | in  403',
  readersOfDrafts: '  401 401 401 401   | 404 404 404 404 404 | 404 404 404 404 404 | in  404',
} as const

/** A profile. `not theirs` after it: those who are let in get "not found". */
export type Expected = keyof typeof profiles | `${keyof typeof profiles}, not theirs`

/** One profile for an endpoint without an object, otherwise one for each object that it is called with. */
type Expectation = Expected | Partial<Record<keyof typeof objects, Expected>>

const seen = {
  'a full book': 'signedIn',
  'a free book': 'signedIn',
  'a draft': 'readersOfDrafts',
  'a book of another school': 'readersOfDrafts',
} as const
const opened = {
  'a full book': 'readersOfFull',
  'a free book': 'readersOfFree',
  'a draft': 'readersOfDrafts',
  'a book of another school': 'readersOfDrafts',
} as const
const enquiry = { 'an enquiry': 'operators', 'no such enquiry': 'operators, not theirs' } as const
const account = { 'an account': 'operators', nothing: 'operators, not theirs' } as const
const booking = { 'a booking': 'operators', 'no such booking': 'operators, not theirs' } as const
const edited = { 'a page': 'operators', 'no such page': 'operators, not theirs' } as const
const quoted = { 'a testimonial': 'operators', 'no such number': 'operators, not theirs' } as const
const decided = { 'a school': 'operators', nothing: 'operators, not theirs' } as const

/**
 * Endpoint × actor × state: who gets what from each endpoint of the contract. A new endpoint is one line here. One with
 * an id names the objects that it is called with (`server/testing/access-objects.ts`), one of which is somebody else's.
 */
export const accessTable: Record<string, Expectation> = {
  'accounts.login': 'everybody',
  'accounts.logout': 'everybody',
  'accounts.requestPasswordReset': 'everybody',
  'accounts.resetPassword': 'everybody',
  'accounts.viewUser': 'signedIn',
  'accounts.listSessions': 'signedIn',
  'accounts.revokeSession': { 'a session of somebody else': 'signedIn, not theirs' },
  'accounts.logoutEverywhere': 'signedIn',
  'bookings.bookSession': { 'details of a booking': 'bookers' },
  'bookings.listBookings': 'operators',
  'bookings.exportBookings': 'operators',
  'bookings.viewBooking': booking,
  'bookings.replyToBooking': booking,
  'bookings.changeBooking': booking,
  'brand.viewBrand': 'everybody',
  'brand.editBrand': 'operators',
  'brand.saveBrand': 'operators',
  'brand.previewPalette': 'operators',
  'certificates.createCertificateLink': opened,
  'certificates.readCertificate': opened,
  'enquiries.sendMessage': 'everybody',
  'enquiries.listEnquiries': 'operators',
  'enquiries.exportEnquiries': 'operators',
  'enquiries.viewEnquiry': enquiry,
  'enquiries.replyToEnquiry': enquiry,
  'enquiries.changeEnquiry': enquiry,
  'home.viewProgress': 'signedIn',
  'images.uploadImage': 'everybody',
  'images.readImage': { 'a picture': 'everybody', nothing: 'everybody, not theirs' },
  'invitations.addUsersCsv': 'approvedStaff',
  'invitations.inviteUsers': 'inviters',
  'invitations.inviteColleague': 'approvedStaff',
  'invitations.listInvitations': 'signedIn',
  'invitations.resendInvitation': { 'an invitation of another school': 'inviters, not theirs' },
  'invitations.withdrawInvitation': { 'an invitation of another school': 'signedIn, not theirs' },
  'invitations.listParentLists': 'approvedStaff',
  'invitations.withdrawParentList': { 'a list of another school': 'approvedStaff, not theirs' },
  'invitations.openInvitation': 'everybody',
  'invitations.acceptInvitation': 'everybody',
  'invitations.declineInvitation': 'everybody',
  'library.uploadPdf': 'authors',
  'library.readUploadCover': { 'an upload of somebody else': 'authors, not theirs' },
  'library.createResource': 'authors',
  'library.updateResource': { 'a full book': 'ownBooks', 'a book of another school': 'authors, not theirs' },
  'library.deleteResource': {
    'a full book': 'ownBooks',
    'a book of another school': 'ownBooks',
    'no such number': 'authors, not theirs',
  },
  'library.restoreResource': { 'a full book': 'authors, not theirs', 'a deleted book': 'ownBooks' },
  'library.listDeleted': 'authors',
  'library.listLibrary': 'operators',
  'library.orderResources': 'operators',
  'library.listLibraryCategories': 'operators',
  'library.createCategory': 'operators',
  'library.renameCategory': { 'no such number': 'operators, not theirs' },
  'library.deleteCategory': { 'no such number': 'operators, not theirs' },
  'library.orderCategories': 'operators',
  'mailbox.listMails': 'operators',
  'mailbox.listTryItMails': 'everybody',
  'mailbox.countMails': 'operators',
  'mailbox.sendMailAgain': { nothing: 'operators, not theirs' },
  'mailbox.sendMailsAgain': 'operators',
  'membership.signUpParent': 'everybody',
  'membership.signUp': 'everybody',
  'membership.confirmEmail': 'everybody',
  'membership.resendConfirmation': 'signedIn',
  'membership.correctEmail': 'signedIn',
  'membership.updateProfile': 'signedIn',
  'membership.changePassword': 'signedIn',
  'membership.changeEmail': 'signedIn',
  'membership.confirmNewEmail': 'everybody',
  'membership.undoNewEmail': 'everybody',
  'membership.joinSchool': { 'a school code': 'parents' },
  'membership.exportOwnData': 'signedIn',
  'membership.deleteAccount': 'signedIn',
  'overview.viewOverview': 'operators',
  'overview.viewTrends': 'operators',
  'notifications.registerUserBrowser': 'signedIn',
  'notifications.viewPushKey': 'signedIn',
  'pages.viewPage': { 'a page': 'everybody', 'no such page': 'everybody, not theirs' },
  'pages.listPages': 'operators',
  'pages.editPage': edited,
  'pages.viewPageVersion': edited,
  'pages.previewPage': 'operators',
  'pages.savePage': edited,
  'products.listProducts': 'signedIn',
  'products.viewPayment': 'signedIn',
  'products.listStock': 'operators',
  'products.createProduct': 'operators',
  'products.updateProduct': { 'a product': 'operators', 'no such number': 'operators, not theirs' },
  'products.deleteProduct': { 'a product': 'operators', 'no such number': 'operators, not theirs' },
  'products.restoreProduct': { 'a product': 'operators, not theirs' },
  'products.orderProducts': 'operators',
  'register.suggestSchools': 'everybody',
  'register.viewRegister': 'operators',
  'register.importRegister': 'operators',
  'resources.listResources': 'signedIn',
  'resources.viewResource': seen,
  'resources.listCategories': 'signedIn',
  'resources.viewBook': opened,
  'resources.readPdf': opened,
  'resources.readCover': seen,
  'resources.readPage': opened,
  'resources.registerView': opened,
  'schools.signUpSchool': 'everybody',
  'schools.findSchools': 'everybody',
  'schools.viewSchool': { 'a school by its join id': 'everybody', 'a school': 'everybody, not theirs' },
  'schools.viewVerification': 'ownStaff',
  'schools.updateSchool': { 'details of a school': 'ownStaff' },
  'schools.writeToOperator': { 'a message': 'ownStaff' },
  'schools.renewSchoolCode': 'approvedStaff',
  'schools.readParentLetter': 'approvedStaff',
  'statistics.viewStatistics': 'everybody',
  'statistics.viewStatisticsDetails': 'everybody',
  'statistics.viewStatisticsFigures': 'operators',
  'statistics.updateUkSchools': 'operators',
  'statistics.updateChildrenCount': decided,
  'testimonials.listTestimonials': 'everybody',
  'testimonials.editTestimonials': 'operators',
  'testimonials.createTestimonial': 'operators',
  'testimonials.updateTestimonial': quoted,
  'testimonials.deleteTestimonial': quoted,
  'testimonials.restoreTestimonial': {
    'a deleted testimonial': 'operators',
    'no such number': 'operators, not theirs',
  },
  'testimonials.orderTestimonials': 'operators',
  'users.listUsers': 'operators',
  'users.viewAccount': account,
  'users.resendConfirmationTo': account,
  'users.mailNewPassword': account,
  'users.clearBounce': account,
  'users.disableUser': account,
  'users.enableUser': account,
  'users.endSessionOf': {
    'a device of an account': 'operators',
    'a device of another account': 'operators, not theirs',
  },
  'verification.listQueue': 'operators',
  'verification.viewCase': decided,
  'verification.approveSchool': decided,
  'verification.rejectSchool': decided,
  'verification.askSchool': decided,
  'verification.reopenSchool': decided,
  'verification.linkRecord': decided,
  'verification.correctSchool': decided,
  'verification.searchRegister': 'operators',
  'verification.listAudit': 'operators',
}

/** The cell of an actor: `in`, or the status of the refusal. */
export function expectationFor(expected: Expected, actor: keyof typeof actors): string {
  const [profile = '', isHidden] = expected.split(', ')
  const cells = profiles[profile as keyof typeof profiles].split(/[\s|]+/).filter((cell) => cell !== '')
  const cell = cells[Object.keys(actors).indexOf(actor)] ?? 'no expectation'
  return isHidden && cell === 'in' ? '404' : cell
}
