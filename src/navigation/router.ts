/*
 * Besides app/, the only file that imports the router: what screens may use of it. The package is called otherwise from its next major
 * version on (react-router-dom → react-router); then this line and three of app/ change.
 */
export {
  type BlockerFunction,
  Link,
  NavigationType,
  Outlet,
  // The package says that this one may change in its next version; only `useIsHere` reads it.
  UNSAFE_DataRouterContext as RouterContext,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
} from 'react-router-dom';
