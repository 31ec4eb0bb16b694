/** What several lines of the access table say alike: by the object that an endpoint is called with, who gets what. */
export const seen = {
  'a full book': 'signedIn',
  'a free book': 'signedIn',
  'a draft': 'readersOfDrafts',
  'a book of another school': 'readersOfDrafts',
} as const
export const unseen = {
  'a full book': 'everybody, not theirs',
  'a draft': 'everybody, not theirs',
  'a book of another school': 'everybody, not theirs',
  'a deleted book': 'everybody, not theirs',
} as const
export const opened = {
  'a full book': 'readersOfFull',
  'a free book': 'readersOfFree',
  'a draft': 'readersOfDrafts',
  'a book of another school': 'readersOfDrafts',
} as const
const made = { 'a full book': 'authors', 'a free book': 'authors', 'a draft': 'ownBooks' } as const
const narrated = { 'a narrated book': 'editors', 'a book of another school': 'editors, not theirs' } as const
const written = { 'a book with a text': 'editors', 'a narrated book': 'editors, not theirs' } as const
export const inWorkshop = {
  'workshop.viewWorkshop': narrated,
  'workshop.checkBook': narrated,
  'workshop.saveTaughtPage': narrated,
  'workshop.saveTaughtWords': narrated,
  'workshop.saveLessonSteps': narrated,
  'workshop.saveSayings': narrated,
  'workshop.readPastedGuide': narrated,
  'workshop.readWordGuide': narrated,
  'texts.listTexts': narrated,
  'texts.addText': narrated,
  'texts.saveTextPage': written,
  'texts.saveTextPeople': written,
  'texts.publishText': written,
  'texts.deleteText': written,
  'texts.exportText': written,
  'texts.readTextFile': written,
  'bookFiles.exportBook': narrated,
  'bookFiles.importBook': 'editors',
} as const
const heard = { 'a narrated book': 'readersOfFull', 'a draft': 'readersOfDrafts, not theirs' } as const
export const enquiry = { 'an enquiry': 'support', 'no such enquiry': 'support, not theirs' } as const
export const account = { 'an account': 'support', nothing: 'support, not theirs' } as const
export const limited = { 'an account': 'moderators', nothing: 'moderators, not theirs' } as const
export const booking = { 'a booking': 'support', 'no such booking': 'support, not theirs' } as const
export const assured = { 'a booking': 'moderators', 'no such booking': 'moderators, not theirs' } as const
export const quote = { 'a quote': 'support', 'no such quote': 'support, not theirs' } as const
export const ownLetter = {
  'a booking with a letter': 'signedIn, not theirs',
  'no such booking': 'signedIn, not theirs',
} as const
export const ownBooking = { 'a booking': 'signedIn, not theirs', 'no such booking': 'signedIn, not theirs' } as const
export const ownQuote = { 'a quote': 'signedIn, not theirs', 'no such quote': 'signedIn, not theirs' } as const
export const provider = { 'a provider': 'owners', nothing: 'owners, not theirs' } as const
export const edited = { 'a page': 'editors', 'no such page': 'editors, not theirs' } as const
export const quoted = { 'a testimonial': 'editors', 'no such number': 'editors, not theirs' } as const
const asked = { 'a school': 'support', nothing: 'support, not theirs' } as const
const decided = { 'a school': 'moderators', nothing: 'moderators, not theirs' } as const
export const settingUp = {
  'setUp.viewSetUp': 'owners',
  'setUp.tryStep': 'owners',
  'setUp.openToSchools': 'owners',
  'setUp.deleteTestSchool': { 'no such school': 'owners, not theirs' },
  'setUp.confirmTestMail': 'everybody',
  'setUp.answerChallenge': 'everybody',
} as const
const told = { 'a full book': 'editors', 'a book of another school': 'editors, not theirs' } as const
export const newsTold = {
  'news.viewBookNews': told,
  'news.previewBookNews': told,
  'news.tellBookNews': told,
  'news.viewNewsChoice': 'anyStaff',
  'news.chooseNews': { 'a choice': 'anyStaff' },
} as const
export const inClass = {
  'classCodes.viewClassEnds': 'authors',
  'classCodes.listClassCodes': 'authors',
  'classCodes.createClassCode': { ...made, 'a book of another school': 'ownBooks' },
  'classCodes.viewClassCode': { 'a code of somebody else': 'authors, not theirs' },
  'classCodes.readFamilyCard': { 'a code of somebody else': 'authors, not theirs' },
  'classCodes.endClassCode': { 'a code of somebody else': 'authors, not theirs' },
  'evidence.addOutcome': { 'a class of another school': 'approvedStaff, not theirs' },
  'evidence.deleteOutcome': { 'a class of another school': 'approvedStaff, not theirs' },
  'evidence.endLesson': { 'a lesson of nobody': 'approvedStaff, not theirs' },
  'evidence.exportOutcomes': 'approvedStaff',
  'evidence.exportTaughtBooks': 'approvedStaff',
  'evidence.listOutcomeQuestions': 'approvedStaff',
  'evidence.skipOutcome': { 'a class of another school': 'approvedStaff, not theirs' },
  'evidence.startLesson': { 'a free book': 'approvedStaff', 'a book of another school': 'approvedStaff, not theirs' },
  'schoolYear.exportSchoolYear': { 'a figure': 'approvedStaff', 'no such figure': 'approvedStaff, not theirs' },
  'schoolYear.readClassEvidence': { 'a class of another school': 'approvedStaff, not theirs' },
  'schoolYear.viewSchoolYear': 'approvedStaff',
  'schoolYear.viewShelfCoverage': 'signedIn',
  'evidence.updateOutcome': { 'a class of another school': 'approvedStaff, not theirs' },
  'feedback.giveFeedback': {
    'an answer about a free book': 'readersOfFree',
    'an answer about a full book': 'readersOfFull',
    'an answer about a book of another school': 'readersOfDrafts',
  },
  'feedback.viewFeedback': 'support',
  'feedback.viewFeedbackForm': 'signedIn',
  'feedback.exportFeedback': 'support',
  'taught.viewParentsPage': 'approvedStaff',
  'termDates.saveTermDates': { 'the dates of a year': 'approvedStaff' },
  'termDates.viewTermDates': 'signedIn',
  'taught.addTaughtPlan': { 'something to show': 'approvedStaff' },
  'taught.removeTaughtPlan': { 'something that a school shows': 'approvedStaff, not theirs' },
  'taught.renewTaughtCode': { 'a code to replace': 'approvedStaff' },
  'taught.closeParentsPage': 'approvedStaff',
  'taught.viewTaught': {
    'something that a school shows': 'everybody',
    'a plan without its code': 'everybody, not theirs',
  },
  'taught.readTaught': {
    'something that a school shows': 'everybody',
    'a plan without its code': 'everybody, not theirs',
  },
  'taught.readTaughtPage': {
    'something that a school shows': 'everybody',
    'a plan without its code': 'everybody, not theirs',
  },
} as const

export const sponsored = {
  'sponsors.listSponsors': 'support',
  'sponsors.addSponsor': 'owners',
  'sponsors.updateSponsor': { 'a sponsor': 'owners', 'no such sponsor': 'owners, not theirs' },
  'sponsors.deleteSponsor': { 'a sponsor': 'owners', 'no such number': 'owners, not theirs' },
  'sponsors.orderSponsors': 'owners',
  'reports.viewReport': 'support',
  'reports.exportReport': 'support',
  'reports.listReportLinks': 'support',
  'reports.createReportLink': { 'a report to share': 'moderators' },
  'reports.endReportLink': { 'a link to a report': 'moderators', nothing: 'moderators, not theirs' },
  'reports.openReport': { 'a link to a report': 'everybody' },
} as const
export const inRecording = {
  'narrations.viewNarration': narrated,
  'narrations.agreeToNarration': narrated,
  'narrations.deleteNarration': narrated,
  'narrations.storeRecording': narrated,
  'narrations.placeWords': narrated,
  'narrations.publishNarration': narrated,
  'narrations.readRecording': heard,
} as const
export const inVerification = {
  'verification.viewCase': asked,
  'verification.approveSchool': decided,
  'verification.rejectSchool': decided,
  'verification.askSchool': asked,
  'verification.reopenSchool': decided,
  'verification.linkRecord': decided,
  'verification.listClosed': 'support',
  'verification.followRecord': { 'a school': 'moderators', 'no such school': 'moderators, not theirs' },
  'verification.correctSchool': decided,
  'verification.makeLetterCode': asked,
  'verification.readCodeLetter': { nothing: 'support, not theirs' },
  'verification.searchRegister': 'support',
} as const
