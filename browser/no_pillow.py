"""In place of Pillow in a browser: ReportLab asks for its image class, and our pages have none."""


class Image:
    """No picture is one."""
