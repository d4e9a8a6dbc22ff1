import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

interface Source {
  readonly file: string;
  readonly tree: ts.SourceFile;
}

/** What a route file says: full patterns of its routes, and expressions that could not be followed. */
export interface RoutePatterns {
  readonly patterns: readonly string[];
  readonly unread: readonly string[];
}

function sourceOf(file: string): Source {
  const text = readFileSync(file, 'utf8');
  return { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX) };
}

/** The value of a variable, wherever in the file it is declared. */
function initialValue({ tree }: Source, name: string): ts.Expression | undefined {
  let value: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) {
      value ??= node.initializer;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return value;
}

/** The file of the same app that a name is imported from, and what it is called there. */
function importOf({ file, tree }: Source, name: string): { source: Source; name: string } | undefined {
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !statement.moduleSpecifier.text.startsWith('.'))
      continue;
    const found = bindings.elements.find((element) => element.name.text === name);
    if (!found) continue;
    const target = path.resolve(path.dirname(file), statement.moduleSpecifier.text);
    return { source: sourceOf(target), name: found.propertyName?.text ?? name };
  }
  return undefined;
}

function propertyOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === name) return property.name;
  }
  return undefined;
}

/**
 * The patterns of the routes that a variable of a file holds, read from the source: routes are code for browsers
 * and need not run here. Follows arrays, spreads, conditions, names, and imports of the same app.
 */
export function routePatternsIn(file: string, variable = 'routes'): RoutePatterns {
  const patterns: string[] = [];
  const unread: string[] = [];

  const readRoute = (source: Source, node: ts.ObjectLiteralExpression, parent: string): void => {
    const own = propertyOf(node, 'path');
    const children = propertyOf(node, 'children');
    if (own && !ts.isStringLiteralLike(own)) {
      unread.push(own.getText());
      return;
    }
    const pattern = [parent, own?.text ?? ''].filter((part) => part !== '').join('/');
    if (own || !children) patterns.push(pattern);
    if (children) read(source, children, pattern);
  };

  const read = (source: Source, node: ts.Expression, parent: string): void => {
    if (ts.isArrayLiteralExpression(node)) {
      for (const element of node.elements) read(source, element, parent);
    } else if (ts.isObjectLiteralExpression(node)) readRoute(source, node, parent);
    else if (ts.isSpreadElement(node) || ts.isParenthesizedExpression(node)) {
      read(source, node.expression, parent);
    } else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      read(source, node.expression, parent);
    } else if (ts.isConditionalExpression(node)) {
      read(source, node.whenTrue, parent);
      read(source, node.whenFalse, parent);
    } else if (ts.isIdentifier(node)) {
      const value = initialValue(source, node.text);
      const imported = importOf(source, node.text);
      const importedValue = imported && initialValue(imported.source, imported.name);
      if (value) read(source, value, parent);
      else if (imported && importedValue) read(imported.source, importedValue, parent);
      else unread.push(node.text);
    } else unread.push(node.getText());
  };

  const source = sourceOf(file);
  const value = initialValue(source, variable);
  if (value) read(source, value, '');
  else unread.push(variable);
  return { patterns, unread };
}
