/*
 * The words of which the message of an error may consist when it leaves the browser (security.md 4.2): those that engines and React write
 * their own messages with. None names a person, a thing of the bank or a value.
 */
const WORDS = `
a access accessed already an and any are argument arguments array as assign assignment at attempt
be been before big body boolean buffer but call called can cannot chunk circular class clone cloned closed code complete component
constant constructor context convert converting could create created cross
data date declaration declared define defined delete denied descriptor did does document domexception dynamically
element empty end error evaluating event exceed exceeded expected export expression
failed false fetch fetching field file find following for format found from function
get getter global has have
identifier if illegal import imported importing in index infinity infinite initialization initialize initialized initializer input instance instanceof
instead integer invalid invoke invoked is it iterable iterator
json key large left length let like list load loaded loading loop
map matched maximum memory message method minified missing module more must
name nan network new no node non not null number
object of on only operation operator or origin out over
parameter parse parsing permission policy position promise properties property prototype proxy
quota radix range react read reading readonly receiver recursion redefine redirect reference reject rejected rejection rendered rendering report
request required resolve resolved resource response result return returned
script search security serialize server set setter setting should size skip source spread stack state static status storage store stream string
structure style super supported symbol sync syntax
target template terminated that the this throw throws time timed timeout to token too transaction true type typed typeerror
unable undefined unexpected unhandled uninitialized unknown unreachable unsupported unterminated update url use used user
valid value values variable void was were when which while window with without worker write xhr yield zero zone
connect-src font-src frame-src img-src manifest-src object-src require-trusted-types-for script-src script-src-attr script-src-elem
style-src style-src-attr style-src-elem trusted-types worker-src
`;

/** Each of them, in small letters. */
export const ERROR_WORDS: ReadonlySet<string> = new Set(WORDS.match(/\S+/g));

/** Names of errors that may be told: the language's, the browser's, ours. Any other one is «Error». */
export const ERROR_NAMES: ReadonlySet<string> = new Set(
  `
  AggregateError Error EvalError InternalError RangeError ReferenceError SyntaxError TypeError URIError
  AbortError ConstraintError DataCloneError DataError EncodingError HierarchyRequestError InUseAttributeError IndexSizeError
  InvalidAccessError InvalidCharacterError InvalidNodeTypeError InvalidStateError NamespaceError NetworkError NoModificationAllowedError
  NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError QuotaExceededError ReadOnlyError SecurityError
  TimeoutError TransactionInactiveError UnknownError VersionError WrongDocumentError
  ApiError CipherError ConfigError ContractMismatch NotSent SecurityPolicyViolation
  `.match(/\S+/g),
);
