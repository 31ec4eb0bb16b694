/**
 * What search engines show below the title of a page. A page with a description is public: rendered on the server for
 * visitors, and in the sitemap. All others ask not to be indexed.
 */
// biome-ignore format: one line for each page
export const pageDescriptions: Record<`/${string}`, string> = {
  '/login': 'Log in to open the storybooks, teacher’s guides and lesson plans for children aged 6 to 9.',
  '/register': 'Register your school, or join it as a parent. Storybooks, guides and lesson plans are free.',
  '/forget-password': 'Get a link by e-mail to choose a new password.',
  '/about': 'Who makes the free storybooks and lessons on this shelf, why, and what teachers and parents say about them.',
  '/introduction': 'What schools and parents find here, and how to begin with a class or a child aged 6 to 9.',
  '/contact': 'Ask about the books, the sessions in school or your account. A person will read it and write back.',
  '/data-requests': 'Ask to see, correct, delete or take away the data we hold about you, object to how we use it, or complain.',
  '/charts': 'How many schools, parents and children read with the portal, counted every day, and where each figure comes from.',
  '/terms': 'The terms on which schools and parents use the books and lessons, free of charge.',
  '/privacy': 'What data the portal holds about schools, parents and children, why, for how long, and how to have it deleted.',
  '/accessibility': 'How the books and pages work with screen readers, keyboards and large type, and what does not work yet.',
  '/trust': 'For headteachers and data protection officers: what data the portal holds, how it is protected, and the Children’s Code.',
  '/trust/impact-assessment': 'The assessment under article 35 of the UK GDPR: how data is used, the risks, and what we do about them.',
  '/trust/data-sharing': 'What schools and we promise each other about the e-mail addresses of parents: purpose, period, security, help and deletion.',
  '/trust/accessibility-report': 'How far the portal meets EN 301 549 and WCAG 2.2, criterion by criterion, with the tests that show it and what has not been checked.',
  '/privacy/for-children': 'For children: what the books and this site know about you, which is nothing.',
}
