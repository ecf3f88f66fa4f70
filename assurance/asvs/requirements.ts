/**
 * OWASP Application Security Verification Standard 5.0: what of it concerns a program that runs in the member's browser, its simulated
 * cooperative and its delivery. In our own short words; the standard has the full text.
 */

/** A requirement that holds, and the files that show it: a test, or what makes it so. */
export interface Met {
  id: string;
  says: string;
  shownBy: readonly string[];
}

/** A requirement that cannot hold here, why, and what a server or an operator should do. */
export interface Waived {
  id: string;
  says: string;
  because: string;
  instead: string;
}

const met = (id: string, says: string, ...shownBy: string[]): Met => ({ id, says, shownBy });

/** Requirements that hold. */
export const MET: readonly Met[] = [
  met('1.1.1', 'what comes in is decoded once', 'src/api/transport.ts', 'src/api/envelope.ts'),
  met('1.1.2', 'what goes out is encoded last', 'src/api/transport.ts'),
  met('1.2.1', 'texts of others are text, never markup', 'e2e/foreignTexts.spec.ts'),
  met('1.2.2', 'parts of addresses are encoded; none climbs', 'src/api/transport.ts'),
  met('1.2.3', 'JSON and CSV are made by encoders', 'src/domain/csv.test.ts'),
  met('1.2.9', 'what is typed is no pattern', 'src/domain/search.ts', 'src/flows/search/tests/matcher.test.ts'),
  met('1.3.1', 'no HTML is taken from anybody', 'deploy/headers.json'),
  met('1.3.2', 'no code from text: eval and its like are refused by the policy', 'scripts/documents/policy.test.ts'),
  met('1.3.3', 'characters that deceive are taken out of what is shown', 'src/domain/foreignText.test.ts'),
  met(
    '1.3.4',
    'a logo is a picture, not a document',
    'src/components/Brand/Brand.tsx',
    'src/config/runtimeConfig.test.ts',
  ),
  met('1.4.2', 'money is whole cents within bounds', 'src/domain/money.test.ts'),
  met('1.5.2', 'what is read back is read field by field', 'src/session/encryptedVault.test.ts'),
  met('2.1.1', 'rules of what may be typed are written down', 'docs/specification.md'),
  met('2.1.2', 'rules between fields are written down', 'docs/decisions.md'),
  met('2.1.3', 'limits of the business are written down', 'docs/demo-bank.md'),
  met(
    '2.2.1',
    'what is typed is held against its rule',
    'src/domain/orderAmount.test.ts',
    'src/domain/identification.test.ts',
  ),
  met('2.2.2', 'the cooperative checks again', 'src/mocks/bank/moneyConservation.test.ts'),
  met('2.2.3', 'fields that belong together are judged together', 'src/domain/limits.test.ts'),
  met('2.3.1', 'no step of an order is left out', 'e2e/leaving.spec.ts'),
  met('2.3.2', 'limits hold at the cooperative', 'src/mocks/bank/moneyConservation.test.ts'),
  met('2.3.3', 'an order is whole or not there', 'src/mocks/bank/ledger.test.ts'),
  met('2.3.4', 'one order for one intent', 'e2e/pin.spec.ts'),
  met('3.1.1', 'what a browser must have is written down', 'docs/browsers.md'),
  met('3.2.1', 'nothing is shown as what it is not', 'src/mocks/sandbox/sandbox.test.ts'),
  met('3.2.2', 'text is set as text', 'e2e/foreignTexts.spec.ts'),
  met('3.2.3', 'no names on the document are trusted', 'src/domain/records.ts'),
  met('3.4.1', 'HTTPS for two years, subdomains too', 'deploy/headers.json'),
  met('3.4.2', 'CORS names exact origins', 'src/mocks/cooperative.test.ts'),
  met('3.4.3', 'a policy that allows nothing by default', 'scripts/documents/policy.test.ts'),
  met('3.4.4', 'nosniff on every answer', 'src/mocks/sandbox/sandbox.test.ts'),
  met('3.4.5', 'no referrer', 'deploy/headers.json'),
  met('3.4.6', 'no frame around the page', 'deploy/headers.json'),
  met('3.4.8', 'a window of its own (COOP)', 'deploy/headers.json'),
  met('3.5.1', 'the origin of a call is checked', 'src/mocks/cooperative.test.ts'),
  met('3.5.2', 'a preflight cannot be skipped', 'src/mocks/cooperative.test.ts'),
  met('3.5.5', 'messages between tabs are checked', 'src/session/sessionTabs.test.ts'),
  met('3.5.6', 'no JSONP', 'src/api/transport.ts'),
  met('3.5.7', 'no data in scripts', 'e2e/budget.spec.ts'),
  met('3.6.1', 'nothing is fetched from others', 'deploy/headers.json'),
  met('3.7.1', 'no plugins', 'deploy/headers.json'),
  met('3.7.2', 'a redirect stays here', 'e2e/session.spec.ts', 'src/api/transport.ts'),
  met('3.7.5', 'a browser below the floor gets a page that says so', 'scripts/documents/oldBrowsers.test.ts'),
  met('4.1.1', 'content types tell the truth, with their character set', 'src/mocks/sandbox/sandbox.test.ts'),
  met('5.2.2', 'a file is what its name says', 'src/components/DocumentViewer/pdfBytes.test.ts'),
  met('5.4.2', 'names of files are made here', 'src/flows/comprobante/receiptFiles.ts'),
  met('6.1.1', 'how guessing is slowed is written down', 'docs/demo-bank.md'),
  met('6.1.3', 'all ways in are written down', 'docs/screens.md'),
  met('6.2.1', 'passwords have at least eight characters', 'src/domain/password.test.ts'),
  met('6.2.2', 'a password can be changed', 'e2e/perfilsocio.spec.ts'),
  met('6.2.3', 'with the present one', 'e2e/perfilsocio.spec.ts'),
  met('6.2.6', 'a password is hidden and can be looked at', 'src/components/Field/Field.test.tsx'),
  met('6.2.7', 'pasting and password managers work', 'src/screens/login/SignInForm.tsx'),
  met('6.3.1', 'the third wrong password blocks', 'e2e/faults.spec.ts'),
  met('6.3.3', 'money moves with a second factor', 'e2e/pin.spec.ts'),
  met('6.4.1', 'a first password serves once', 'src/mocks/bank/access.test.ts'),
  met('6.5.1', 'a code serves once', 'src/mocks/pinModel.test.ts'),
  met('6.5.5', 'a code ends after three minutes', 'e2e/pin.spec.ts'),
  met('6.6.2', 'a code is bound to its order', 'src/mocks/bank/moneyConservation.test.ts'),
  met('6.6.3', 'five wrong codes end the order', 'e2e/pin.spec.ts'),
  met('7.1.1', 'how long a session lasts is written down', 'docs/decisions.md'),
  met('7.2.1', 'the cooperative judges tokens', 'src/mocks/bank/access.test.ts'),
  met('7.2.2', 'a token is made for each session', 'src/mocks/bank/access.test.ts'),
  met('7.2.3', 'nobody guesses it', 'src/mocks/bank/access.test.ts'),
  met('7.2.4', 'a new sign-in has a new token', 'e2e/session.spec.ts'),
  met('7.3.1', 'idle for three minutes is an end', 'e2e/session.spec.ts'),
  met('7.3.2', 'and eight hours in any case', 'src/mocks/bank/access.test.ts'),
  met('7.4.2', 'a deleted user has no session', 'src/mocks/bank/access.test.ts'),
  met('7.4.4', 'the way out is on each page', 'src/screens/shell/Shell.tsx'),
  met('7.5.1', 'changes of the access ask for a proof', 'e2e/perfilsocio.spec.ts'),
  met('7.5.2', 'devices are seen and removed with a code', 'e2e/dispositivos.spec.ts'),
  met('7.6.2', 'a session begins by the member alone', 'e2e/waysIn.spec.ts'),
  met('8.2.1', 'a call without its token is refused', 'src/mocks/bank/access.test.ts'),
  met(
    '8.2.2',
    'nobody sees another member’s things, nor whether they exist',
    'src/mocks/bank/moneyConservation.test.ts',
  ),
  met('8.3.1', 'the cooperative decides, not the page', 'src/mocks/bank/moneyOrders.ts'),
  met('11.1.2', 'cryptography is written down', 'docs/data.md'),
  met('11.2.1', 'by well-known libraries', 'src/crypto/webCryptoCipher.ts', 'src/crypto/cryptoJsCipher.ts'),
  met('11.2.2', 'behind one port', 'src/crypto/cipher.ts'),
  met('11.2.3', 'at least 128 bits', 'src/config/runtimeConfig.test.ts'),
  met('11.4.1', 'SHA-256 and nothing older', 'src/crypto/sha256.ts'),
  met(
    '11.5.1',
    'random values are the generator’s of the browser; where that is missing or denied, lesser ones of `Math.random`, which open nothing by themselves ([data.md](data.md#cryptography))',
    'src/crypto/browserCrypto.ts',
  ),
  met('12.2.1', 'HTTPS everywhere it can be', 'deploy/headers.json'),
  met('13.1.1', 'whom the program talks to is written down', 'docs/data.md'),
  met('13.2.4', 'and nobody else can be reached', 'deploy/headers.json'),
  met('13.4.1', 'no files of version control are published', 'e2e/budget.spec.ts'),
  met('13.4.2', 'no tools for debugging', 'e2e/published.spec.ts'),
  met('13.4.3', 'no listings', 'src/mocks/sandbox/sandbox.test.ts'),
  met('13.4.7', 'only known kinds of files', 'src/mocks/sandbox/staticFiles.ts'),
  met('14.1.1', 'what is sensitive is written down', 'docs/data.md'),
  met('14.1.2', 'with what is asked for it', 'docs/data.md'),
  met('14.2.3', 'and goes to no third party', 'deploy/headers.json'),
  met('14.3.1', 'an end takes the member’s data off the page', 'e2e/session.spec.ts'),
  met(
    '14.3.2',
    'no answer of the bank is kept by caches',
    'src/mocks/sandbox/sandbox.test.ts',
    'src/worker/documents.test.ts',
  ),
  met('14.3.3', 'what is stored tells nothing', 'e2e/session.spec.ts'),
  met('15.1.2', 'packages are listed', 'docs/sbom.cdx.json'),
  met('15.2.3', 'no test code in what is published', 'e2e/budget.spec.ts'),
  met('15.3.1', 'answers have the fields of the contract', 'src/api/contract/answerValidation.ts'),
  met('15.3.3', 'calls too', 'src/api/contract/requestValidation.test.ts'),
  met('15.3.5', 'types are checked where texts come in', 'src/api/contract/answerValidation.ts'),
  met('15.3.6', 'hostile names of fields do nothing', 'src/session/encryptedVault.test.ts'),
  met('16.5.1', 'an error says nothing of the inside', 'src/api/faultMatrix.test.ts'),
  met('16.5.2', 'what fails beside does not stop the bank', 'src/api/geolocation.test.ts'),
  met('16.5.3', 'an unread answer is no success', 'src/api/faultMatrix.test.ts'),
];

/** Requirements that cannot hold here. */
export const WAIVED: readonly Waived[] = [
  {
    id: '3.3.4',
    says: 'a session’s token is out of reach of scripts',
    because: '§3 keeps it in local storage and sends it as a header',
    instead: 'set it as an HttpOnly cookie, and leave the body’s token empty',
  },
  {
    id: '3.4.7',
    says: 'violations of the policy are reported',
    because: 'off: the page sends nothing to anybody but the bank unless its operator says where to (security.md 4)',
    instead: 'set `errorReportUrl`, or give `npm run deploy:config` an address with `--browser-reports`',
  },
  {
    id: '3.5.3',
    says: 'no GET changes anything',
    because: '§7 changes the consent by one (D-15)',
    instead: 'take POST as well, then GET no more',
  },
  {
    id: '3.7.4',
    says: 'the domain is on the preload list',
    because: 'the domain is the cooperative’s',
    instead: 'put it there once every subdomain has HTTPS',
  },
  {
    id: '6.2.4',
    says: 'common passwords are refused',
    because: 'the list is the server’s; the specification has no code for it',
    instead: 'refuse them with a message of the field',
  },
  {
    id: '6.2.5',
    says: 'no rules of composition',
    because: '§5 words them',
    instead: 'ask for length instead',
  },
  {
    id: '6.2.8',
    says: 'a password goes exactly as it was typed',
    because: '§5 takes blanks at its ends for none (D-26)',
    instead: 'take it as it comes, once the page no longer trims',
  },
  {
    id: '6.2.12',
    says: 'breached passwords are refused',
    because: 'the page asks no third party',
    instead: 'look them up at the server',
  },
  {
    id: '6.4.2',
    says: 'no secret questions',
    because: '§2 asks three of them',
    instead: 'let a code of the member’s device do it',
  },
  {
    id: '7.4.1',
    says: 'signing out ends the session at the server',
    because: '§7 has no call for it',
    instead: 'end tokens that are idle for fifteen minutes, and offer a call',
  },
  {
    id: '7.4.3',
    says: 'a changed password can end the other sessions',
    because: 'the specification has no call for it',
    instead: 'end them at the server',
  },
  {
    id: '11.3.2',
    says: 'modes with integrity',
    because: '§7 asks for CBC',
    instead: 'trust TLS; give the cipher no meaning of its own',
  },
  {
    id: '11.3.3',
    says: 'what is encrypted cannot be changed unseen',
    because: 'CBC has none; the vaults have a digest inside',
    instead: 'as for 11.3.2',
  },
  {
    id: '11.1.1',
    says: 'keys have a life that is managed',
    because: 'the key is in the page, by §7: it is no secret',
    instead: 'keep nothing under it that needs one',
  },
  {
    id: '14.2.1',
    says: 'nothing sensitive in addresses',
    because: '§3 has numbers of accounts in paths',
    instead: 'give accounts identifiers that tell nothing; keep paths out of logs',
  },
  {
    id: '16.3.1',
    says: 'sign-ins are logged',
    because: 'there is no server in this repository',
    instead: 'log them without secrets',
  },
  {
    id: '2.4.1',
    says: 'no automation in bulk',
    because: 'the page cannot hold anybody off',
    instead: 'limit calls by session and address',
  },
];
