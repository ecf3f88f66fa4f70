import type { Group } from '../row.ts';
import { suite } from '../suite.ts';

/** What a member sees when an answer, a file or the browser itself fails. */
export const faults: Group = {
  title: 'Faults',
  rows: [
    suite({
      id: 'faults-client',
      title:
        'Every call × every fault at the client: one typed error, words fit to be read, no secret in it, nothing unhandled',
      goal: 'at least 1,008 cases, all hold',
      runner: 'unidad',
      files: ['src/api/faultMatrix.test.ts'],
      atLeast: 1_008,
      control: {
        says: 'answers that are not held against the contract',
        file: 'src/api/transport.ts',
        from: '    return await checkedAnswer(endpoint, envelope);\n',
        to: '    return envelope.data as EndpointAnswer<E>;\n',
      },
    }),
    suite({
      id: 'faults-routes',
      title:
        'Every route × every fault of its calls, in the real browser: a heading within 2 s, no console error, no spinner over 35 s, Reintentar brings the page',
      goal: 'at least 431 cases, all hold',
      runner: 'recorridos',
      files: ['e2e/routesUnderFaults.spec.ts'],
      atLeast: 431,
      control: {
        says: 'what «Reintentar» does',
        file: 'src/api/useApiQuery.ts',
        from: '    retry: () => void query.refetch({ cancelRefetch: false }),\n',
        to: '    retry: () => undefined,\n',
      },
    }),
    suite({
      id: 'faults-boot',
      title: 'Every file of the build missing, cut, blocked or another page, config.json too; every route',
      goal: 'never an empty page: the document’s own words and a way to try again',
      runner: 'recorridos',
      files: ['e2e/boot.spec.ts', 'e2e/config.spec.ts'],
      atLeast: 400,
      control: {
        says: 'the document’s own late words',
        file: 'index.html',
        from: '      .arranque > div {\n        animation: presencia 1s 6s forwards;\n',
        to: '      .arranque > div {\n',
      },
    }),
    suite({
      id: 'faults-apis',
      title: 'Every browser API that the program uses absent, throwing or refusing',
      goal: 'never an empty page',
      runner: 'recorridos',
      files: ['e2e/browserApis.spec.ts'],
      atLeast: 4,
      control: {
        says: 'a WebCrypto that may not be looked at',
        file: 'src/crypto/browserCrypto.ts',
        from: '  try {\n    return globalThis.crypto.subtle;\n  } catch {\n    return undefined;\n  }\n',
        to: '  return globalThis.crypto.subtle;\n',
      },
    }),
  ],
};
