"""open-locked.py FILE PASSWORD FOLDER: opens a locked workbook in LibreOffice and prints its first sheet, one row a line."""
import os, subprocess, sys, time
import uno
from com.sun.star.beans import PropertyValue

path, password, folder = sys.argv[1:4]
pipe = "minesweeper%d" % os.getpid()
office = subprocess.Popen(
    ["soffice", "--headless", "--invisible", "--norestore", "--nologo",
     "-env:UserInstallation=file://%s/office" % folder, "--accept=pipe,name=%s;urp;" % pipe],
    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
try:
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    for _ in range(200):
        try:
            context = resolver.resolve("uno:pipe,name=%s;urp;StarOffice.ComponentContext" % pipe)
            break
        except Exception:
            time.sleep(0.3)
    desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
    given = (PropertyValue("Hidden", 0, True, 0), PropertyValue("Password", 0, password, 0))
    book = desktop.loadComponentFromURL("file://" + path, "_blank", 0, given)
    sheet = book.Sheets.getByIndex(0)
    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)
    for row in sheet.getCellRangeByPosition(0, 0, 12, cursor.RangeAddress.EndRow).DataArray:
        print("\t".join(str(c) for c in row))
    book.close(True)
    try:
        desktop.terminate()
    except Exception:
        pass
finally:
    office.terminate()
