import { graphql } from "gatsby";

/** What an index asks of entries that have pages of their own. */
export const indexed = graphql`
  fragment IndexedFunction on LuauFunction {
    path
    anchor
    href
    doc {
      summary
      deprecated {
        since
      }
    }
  }

  fragment IndexedConstant on LuauConstant {
    path
    anchor
    href
    doc {
      summary
      deprecated {
        since
      }
    }
  }

  fragment IndexedClass on LuauClass {
    path
    anchor
    href
    doc {
      summary
      deprecated {
        since
      }
    }
  }

  fragment IndexedEnum on LuauEnum {
    path
    anchor
    href
    doc {
      summary
      deprecated {
        since
      }
    }
  }

  fragment IndexedEvent on LuauEvent {
    path
    anchor
    href
    doc {
      summary
      deprecated {
        since
      }
    }
  }

  fragment IndexedType on LuauType {
    path
    anchor
    href
    doc {
      summary
      deprecated {
        since
      }
    }
  }
`;
